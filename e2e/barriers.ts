import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** The small edition: it travels to the page, and is read there, in half the time. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Where = { include: string }

/** What axe finds wrong on the page. It is brought along once per document: it weighs more than most pages. */
export async function barriersOf(page: Page, tags: string[], where: Where, options: RunOptions = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  type InPage = { axe: { run: (where: Where, how: RunOptions) => Promise<AxeResults> } }
  const { violations } = await page.evaluate(([within, how]) => (window as unknown as InPage).axe.run(within, how), [
    where,
    { runOnly: tags, resultTypes: ['violations'], ...options },
  ] as [Where, RunOptions])
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
