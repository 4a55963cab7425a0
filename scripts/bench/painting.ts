import type { Browser } from '@playwright/test'
import { type Lang, LANGS, PHONE, visitor } from './browser.ts'
import { median } from './median.ts'
import { startPlain } from './plain.ts'

/** Median ms of the largest contentful paint. */
export type PaintResult = { page: string; lang: Lang; oursMs: number; plainMs: number; ratio: number; what: string }
type Paint = { at: number; what: string }

const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU = 4
const SETTLE = 2500 // ms until our page has loaded everything without interaction
const STILL = 500

/** Our page and the same one without scripts, interleaved, on a throttled phone and network. */
export async function paintings(browser: Browser, origin: string, pages: readonly string[], rounds: number) {
  const plain = await startPlain(origin)
  const results: PaintResult[] = []
  for (const page of pages)
    for (const lang of LANGS) {
      const ours: Paint[] = []
      const theirs: Paint[] = []
      await Promise.all(
        [origin, plain.origin].map((from) => fetch(from + page, { headers: { cookie: `lang=${lang}` } })),
      )
      for (let round = 0; round < rounds; round++) {
        theirs.push(await paint(browser, plain.origin, page, lang, STILL))
        ours.push(await paint(browser, origin, page, lang, SETTLE))
        process.stdout.write('.')
      }
      const [oursMs, plainMs] = [ours, theirs].map((all) => median(all.map(({ at }) => at))) as [number, number]
      results.push({ page, lang, oursMs, plainMs, ratio: oursMs / plainMs, what: ours[0]!.what })
    }
  console.log()
  await plain.stop()
  return results
}

async function paint(browser: Browser, origin: string, path: string, lang: Lang, wait: number): Promise<Paint> {
  const context = await visitor(browser, origin, { lang }, PHONE)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await page.goto(origin + path)
  await page.waitForTimeout(wait)
  const largest = await page.evaluate(
    () =>
      new Promise<{ at: number; what: string }>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element }
          const { tagName = '', textContent = '' } = last.element ?? {}
          resolve({ at: last.startTime, what: `${tagName.toLowerCase()} "${(textContent ?? '').trim().slice(0, 40)}"` })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  return largest
}
