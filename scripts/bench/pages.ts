import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { type Lang, PHONE, visitor } from './browser.ts'

/** What has come over the wire, headers included. */
type Traffic = { requests: number; bytes: number }
export type PageWeight = {
  page: string
  lang: Lang
  htmlGz: number
  scriptsGz: number
  untilLoad: Traffic
  hydrated: Traffic
  shift: number
}

const SETTLE = 2500 // ms until a page has loaded everything without interaction

/** Bytes of a first visit in a real browser, and its layout shift. */
export async function weigh(browser: Browser, origin: string, path: string, lang: Lang): Promise<PageWeight> {
  const context = await visitor(browser, origin, { lang }, PHONE)
  const page = await context.newPage()
  const traffic = await listen(await context.newCDPSession(page))
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      scripts.push(response.body().then((body) => gzipSync(body).length))
  })
  const answer = await page.goto(origin + path)
  if (!answer?.ok()) throw new Error(`${path} answered ${answer?.status()}`)
  await page.waitForTimeout(SETTLE)
  const weight = {
    page: path,
    lang,
    htmlGz: gzipSync(await answer.body()).length,
    scriptsGz: (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0),
    ...traffic(),
    shift: await shiftOf(page),
  }
  await context.close()
  return weight
}

async function listen(cdp: CDPSession): Promise<() => { untilLoad: Traffic; hydrated: Traffic }> {
  const requests = new Map<string, { at: number; bytes: number }>()
  let loaded = Infinity
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (request.url.startsWith('http')) requests.set(requestId, { at: timestamp, bytes: 0 })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  cdp.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp
  })
  await Promise.all([cdp.send('Network.enable'), cdp.send('Page.enable')])
  const until = (end: number): Traffic => {
    const sizes = [...requests.values()].filter(({ at }) => at <= end).map(({ bytes }) => bytes)
    return { requests: sizes.length, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) }
  }
  return () => ({ untilLoad: until(loaded), hydrated: until(Infinity) })
}

export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )
