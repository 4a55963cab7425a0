import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

type Where = { include: string; exclude?: string }

/** What axe finds wrong on the page. It is brought along once per document: it weighs more than most pages. */
export async function barriersOf(page: Page, tags: string[], where: Where, options: RunOptions = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  type InPage = { axe: { run: (where: Where, how: RunOptions) => Promise<AxeResults> } }
  const { violations } = await page.evaluate(([within, how]) => (window as unknown as InPage).axe.run(within, how), [
    where,
    { runOnly: tags, resultTypes: ['violations'], ...options },
  ] as [Where, RunOptions])
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
