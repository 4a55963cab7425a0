import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'

export type PageWeight = {
  page: string
  lang: string
  htmlGz: number
  scriptsGz: number
  requests: number
  shift: number
}

const PAGES = ['/home/client', '/home/talent', '/login', '/talent-signup', '/client-signup']
const AWAKE = 2500 // ms after which a page has loaded what it loads without being touched

/** What a first visit downloads, compressed, as a browser really asks for it; and how far the page jumped meanwhile. */
export async function pageWeights(origin: string, executablePath: string): Promise<PageWeight[]> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath, args })
  const weights: PageWeight[] = []
  for (const lang of ['ar', 'en']) for (const page of PAGES) weights.push(await weigh(browser, origin, page, lang))
  await browser.close()
  return weights
}

async function weigh(browser: Browser, origin: string, path: string, lang: string): Promise<PageWeight> {
  const context = await browser.newContext()
  await context.addCookies([{ name: 'lang', value: lang, url: origin }])
  const page = await context.newPage()
  let requests = 0
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    requests++
    if (new URL(response.url()).pathname.endsWith('.js'))
      scripts.push(response.body().then((body) => gzipSync(body).length))
  })
  const answer = await page.goto(origin + path)
  const html = (await answer?.body()) ?? ''
  await page.waitForTimeout(AWAKE)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )
  const sizes = await Promise.all(scripts)
  await context.close()
  return {
    page: path,
    lang,
    htmlGz: gzipSync(html).length,
    scriptsGz: sizes.reduce((sum, bytes) => sum + bytes, 0),
    requests,
    shift,
  }
}
