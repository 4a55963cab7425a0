// Cost of a first load of a screen, and the request waterfall of the next navigation.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { DESKTOP, openBrowser, visitor } from './browser.ts'
import { shiftOf } from './pages.ts'
import { API, startServer } from './process.ts'
import { signInAll, type Way, WAYS } from './screens-ways.ts'
import type { BrowserState } from './sign-in.ts'

const PORT = 4407
/** P11. */
const GOAL = { scripts: 230_000, aim: 190_000, depth: 2, shift: 0.01 }
/** Concurrency: bytes are measured, not time. */
const AT_ONCE = 3
const SETTLE = 2500 // ms until prefetching is done
/** Latency, so that dependent requests can be told from parallel ones. */
const SLOW = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 }

export type ScreenWeight = Way & {
  /** Scripts requested until the screen was shown, by size. */
  scripts: Record<string, number>
  /** First load, and including prefetches. */
  firstGz: number
  quietGz: number
  shift: number
  depth: number
}

export async function benchScreens() {
  const scratch = mkdtempSync(join(tmpdir(), 'fareeq-bench-screens-'))
  const env = { DATA_DIR: scratch, NODE_ENV: 'development', LOG_LEVEL: 'error', PUBLIC_URL: `http://127.0.0.1:${PORT}` }
  const server = await startServer(API, PORT, '/api/ready', env)
  const browser = await openBrowser()
  const sessions = await signInAll(server.origin)
  const screens: (ScreenWeight | null)[] = WAYS.map(() => null)
  const failures: string[] = []
  const waiting = [...WAYS.entries()]
  const weighNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, way] = next
      try {
        screens[at] = await weighScreen(browser, server.origin, way, sessions[way.person])
      } catch (error) {
        failures.push(`${way.person} ${way.path}, then ${way.next}: ${String(error)}`)
      }
      process.stdout.write('.')
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, weighNext))
  console.log()
  await browser.close()
  await server.stop()
  rmSync(scratch, { recursive: true, force: true })
  return { screens: screens.filter((screen) => screen !== null), failures }
}

type Watched = Window & { shownAt?: number | undefined }

/** Detects that a screen is complete: interactive, with a new heading, and nothing busy. */
function watch() {
  const headingNow = () => document.querySelector('main :is(h1, h2)')
  const before = headingNow()
  const text = before?.textContent
  const check = () => {
    const heading = headingNow()
    const isOther = heading !== before || heading?.textContent !== text
    const isHydrated = document.querySelector('#root[data-hydrated]') !== null
    const isComing = document.querySelector('main [aria-busy=true], main .pending') !== null
    if (isHydrated && heading?.textContent && isOther && !isComing) (window as Watched).shownAt = performance.now()
    else requestAnimationFrame(check)
  }
  ;(window as Watched).shownAt = undefined
  requestAnimationFrame(check)
}
const shownTime = (page: Page) =>
  page.waitForFunction(() => (window as Watched).shownAt).then((handle) => handle.jsonValue())

async function weighScreen(browser: Browser, origin: string, way: Way, state: BrowserState): Promise<ScreenWeight> {
  const context = await visitor(browser, origin, { lang: 'ar', consent: 'denied' }, DESKTOP)
  await context.addInitScript(({ local, tab }) => {
    for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value)
    for (const [name, value] of Object.entries(tab)) sessionStorage.setItem(name, value)
  }, state)
  await context.addInitScript(watch)
  const path = way.via ? await linkOn(context, origin + way.via, way.path) : way.path
  const page = await context.newPage()
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith('.js'))
      sizes.set(
        answer.url(),
        answer.body().then(
          (body) => gzipSync(body).length,
          () => 0, // In flight when the page was closed.
        ),
      )
  })
  await page.goto(origin + path)
  const at = await shownTime(page)
  await page.waitForTimeout(SETTLE)
  const weigh = async (until: number) => {
    const loaded = (await requests(page)).filter(({ name, start }) => sizes.has(name) && start <= until)
    const names = [...new Set(loaded.map(({ name }) => name))]
    return Promise.all(names.map(async (name) => [name, (await sizes.get(name)) ?? 0] as const))
  }
  const [first, quiet] = [await weigh(at ?? 0), await weigh(Infinity)]
  const shift = await shiftOf(page)
  const depth = await follow(page, way.next)
  await context.close()
  const heaviestFirst = first.toSorted(([, a], [, b]) => b - a)
  const scripts = Object.fromEntries(heaviestFirst.map(([name, gz]) => [name.slice(name.lastIndexOf('/') + 1), gz]))
  return { ...way, scripts, firstGz: sumOf(first), quietGz: sumOf(quiet), shift, depth }
}
const sumOf = (some: readonly (readonly [string, number])[]) => some.reduce((sum, [, bytes]) => sum + bytes, 0)

/** A link found on a page. */
async function linkOn(context: BrowserContext, address: string, begins: string): Promise<string> {
  const page = await context.newPage()
  await page.goto(address)
  const href = await page.locator(`main a[href^="${begins}"]`).first().getAttribute('href')
  await page.close()
  return href ?? begins
}

type ScreenRequest = { name: string; by: string; isCached: boolean; start: number; end: number }
const requests = (page: Page): Promise<ScreenRequest[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((timing) => ({
      name: timing.name,
      by: timing.initiatorType,
      isCached: timing.transferSize === 0 && timing.decodedBodySize > 0,
      start: timing.startTime,
      end: timing.responseEnd,
    })),
  )

/** Client-side navigation: the longest chain of dependent requests. */
async function follow(page: Page, next: string): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW)
  await page.evaluate(watch)
  const from = await page.evaluate(() => performance.now())
  await page.locator(`a[href^="${next}"]`).first().click()
  const until = (await shownTime(page)) ?? 0
  // Without images, and without what the browser has: a cached file is no request.
  const fetched = (await requests(page)).filter(
    ({ by, isCached, start }) => start >= from && start <= until && !isCached && by !== 'img' && by !== 'css',
  )
  return longestChain(fetched.toSorted((a, b) => a.start - b.start))
}

function longestChain(requests: readonly ScreenRequest[]): number {
  const depths = new Map<ScreenRequest, number>()
  for (const request of requests) {
    const before = [...depths].filter(([other]) => other.end > 0 && other.end <= request.start)
    depths.set(request, 1 + Math.max(0, ...before.map(([, depth]) => depth)))
  }
  return Math.max(0, ...depths.values())
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1)
const mark = (text: string, misses: boolean) => text + (misses ? '!' : '')

export function printScreens({ screens, failures }: Awaited<ReturnType<typeof benchScreens>>) {
  const { scripts, aim, depth, shift } = GOAL
  console.log(
    `Screens of the app (P11: scripts until shown ${kilo(scripts)} kB gz, aim ${kilo(aim)}; next screen ${depth} deep; ! misses):`,
  )
  const wide = Math.max(...screens.map(({ path }) => path.length))
  for (const screen of screens)
    console.log(
      `  ${screen.person.padEnd(8)} ${screen.path.padEnd(wide)}  scripts ${mark(kilo(screen.firstGz), screen.firstGz > scripts)} kB, in quiet moments ${kilo(screen.quietGz - screen.firstGz)} more, shift ${mark(screen.shift.toFixed(4), screen.shift > shift)}; ${screen.next} ${mark(String(screen.depth), screen.depth > depth)} deep`,
    )
  for (const failure of failures) console.log(`  not measured: ${failure}`)
}
