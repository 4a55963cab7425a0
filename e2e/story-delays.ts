import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Milliseconds that anything may be late: three times as much by hand, where expectations wait longer too. */
const MAX_DELAY = process.env['DELAY_SEED'] ? 3_000 : 1_000
/** Another number delays other things, in both languages: `DELAY_SEED=7 npx playwright test delays`. */
const SEED = process.env['DELAY_SEED'] ?? '1'
/** Tag of a story: in the suite it is told in one language (playwright.config.ts). */
export const inSuite = (tag: '@once' | '@english'): string => (process.env['DELAY_SEED'] ? '' : ` ${tag}`)

/** Hash as a random number: the same request is late by the same time in every run of a seed. */
const shareOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32

/**
 * A slow line: every script and every answer comes up to one or three seconds late. The stream of live events is left out, because a
 * delayed one would be cut by the next page.
 */
export async function delayEverything(page: Page): Promise<void> {
  const counts = new Map<string, number>()
  await page.route(/\.js$|\/api\/(?!stream|ops\/stream)/, async (route) => {
    const request = route.request()
    // Built files have another hash in their name after every change.
    const name = `${request.method()} ${new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, '')}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    await new Promise((resolve) => setTimeout(resolve, MAX_DELAY * shareOf(`${SEED} ${name} ${count}`)))
    // The page may be gone by now.
    await route.continue().catch(() => undefined)
  })
}

/** No script comes before it is let through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await promise
    await route.fallback().catch(() => undefined)
  })
  return resolve
}
