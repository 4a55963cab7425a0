import type { Page } from '@playwright/test'
import axe, { type ElementContext, type RunOptions } from 'axe-core'

/** What axe finds wrong on the page. It is brought along once per document: it weighs more than most pages. */
export async function barriersOf(page: Page, tags: string[], context: ElementContext, options: RunOptions = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    ([within, how]) => (window as unknown as { axe: typeof axe }).axe.run(within, how),
    [context, { runOnly: tags, resultTypes: ['violations'], ...options } satisfies RunOptions] as const,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
