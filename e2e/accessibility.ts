import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** The minified build loads in half the time. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Where = { include: string }

/** Violations found by axe, injected once per document because of its size. */
export async function violationsOf(page: Page, tags: string[], where: Where, options: RunOptions = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  type InPage = { axe: { run: (where: Where, how: RunOptions) => Promise<AxeResults> } }
  const { violations } = await page.evaluate(([within, how]) => (window as unknown as InPage).axe.run(within, how), [
    where,
    { runOnly: tags, resultTypes: ['violations'], ...options },
  ] as [Where, RunOptions])
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
