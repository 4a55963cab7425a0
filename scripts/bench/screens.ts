// What the first look at a screen of the app costs, and how many answers the next screen waits for, one after another.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { DESKTOP, openBrowser, visitor } from './browser.ts'
import { shiftOf } from './pages.ts'
import { API, startServer } from './process.ts'

const PORT = 4407
/** P11. */
const GOAL = { scripts: 190_000, aim: 140_000, depth: 2, shift: 0.01 }
const AWAKE = 2500 // ms after which a page has fetched what it fetches in quiet moments
/** So that one answer waiting for another can be told from two that travel together. */
const SLOW = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 }

type Person = 'visitor' | 'talent' | 'client'
/** Who looks, at what, and which link they follow from there. */
const WAYS: readonly (readonly [Person, string, string])[] = [
  ['visitor', '/login', '/talent-signup'],
  ['visitor', '/talent-signup', '/login'],
  ['visitor', '/client-signup', '/talent-signup'],
  ['talent', '/talent/home', '/sq/talent/profile'],
  ['talent', '/sq/talent/profile', '/sq/talent/update-availability'],
  ['talent', '/sq/talent/update-availability', '/talent/home'],
  ['client', '/client/home', '/sq/client/matching'],
  ['client', '/sq/client/matching', '/sq/client/saved'],
  ['client', '/client/profile', '/sq/client/matching'],
]

export type ScreenWeight = {
  person: Person
  path: string
  /** Scripts asked for until the screen was shown, and until nothing more came by itself. */
  firstGz: number
  quietGz: number
  shift: number
  next: string
  depth: number
}

export async function benchScreens() {
  const scratch = mkdtempSync(join(tmpdir(), 'fareeq-bench-screens-'))
  const env = { DATA_DIR: scratch, NODE_ENV: 'development', LOG_LEVEL: 'error', PUBLIC_URL: `http://127.0.0.1:${PORT}` }
  const server = await startServer(API, PORT, '/api/ready', env)
  const browser = await openBrowser()
  const screens: ScreenWeight[] = []
  for (const [person, path, next] of WAYS) {
    screens.push(await look(browser, server.origin, { person, path, next }))
    process.stdout.write('.')
  }
  console.log()
  await browser.close()
  await server.stop()
  rmSync(scratch, { recursive: true, force: true })
  return { screens }
}

type Watched = Window & { shownAt?: number | undefined }

/** Says when a screen stands: it answers, has a heading other than the last one, and nothing in it is still coming. */
function watch(before: string) {
  const look = () => {
    const heading = document.querySelector('main :is(h1, h2)')?.textContent ?? ''
    const isAwake = document.querySelector('#root[data-awake]') !== null
    const isComing = document.querySelector('main [aria-busy=true], main .pending') !== null
    if (isAwake && heading && heading !== before && !isComing) (window as Watched).shownAt = performance.now()
    else requestAnimationFrame(look)
  }
  ;(window as Watched).shownAt = undefined
  requestAnimationFrame(look)
}
const shown = (page: Page) => page.waitForFunction(() => (window as Watched).shownAt).then((found) => found.jsonValue())

async function look(browser: Browser, origin: string, way: { person: Person; path: string; next: string }) {
  const { person, path, next } = way
  const context = await visitor(browser, origin, { lang: 'ar', consent: 'denied' }, DESKTOP)
  const session = person === 'visitor' ? {} : await signIn(origin, `${person}@demo.fareeq.test`)
  await context.addInitScript((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
  }, session)
  await context.addInitScript(watch, '')
  const page = await context.newPage()
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith('.js'))
      sizes.set(
        answer.url(),
        answer.body().then((body) => gzipSync(body).length),
      )
  })
  await page.goto(origin + path)
  const at = await shown(page)
  await page.waitForTimeout(AWAKE)
  const weight = async (until: number) => {
    const scripts = (await requests(page)).filter(({ name, start }) => sizes.has(name) && start <= until)
    const names = [...new Set(scripts.map(({ name }) => name))]
    const gz = await Promise.all(names.flatMap((name) => sizes.get(name) ?? []))
    return gz.reduce((sum, bytes) => sum + bytes, 0)
  }
  const [firstGz, quietGz, shift] = [await weight(at ?? 0), await weight(Infinity), await shiftOf(page)]
  const depth = await follow(page, next)
  await context.close()
  return { ...way, firstGz, quietGz, shift, depth }
}

type Asked = { name: string; start: number; end: number }
const requests = (page: Page): Promise<Asked[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((one) => ({
      name: one.name,
      start: one.startTime,
      end: one.responseEnd,
    })),
  )

/** Follows a link inside the app: the longest chain of requests of which each began when another had been answered. */
async function follow(page: Page, next: string): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW)
  const heading = await page.locator('main :is(h1, h2)').first().textContent()
  await page.evaluate(watch, heading ?? '')
  const from = await page.evaluate(() => performance.now())
  await page.locator(`a[href^="${next}"]`).first().click()
  const until = (await shown(page)) ?? 0
  const asked = (await requests(page)).filter(({ start }) => start >= from && start <= until)
  return longestChain(asked.toSorted((a, b) => a.start - b.start))
}

function longestChain(asked: readonly Asked[]): number {
  const depths = new Map<Asked, number>()
  for (const one of asked) {
    const before = [...depths].filter(([other]) => other.end > 0 && other.end <= one.start)
    depths.set(one, 1 + Math.max(0, ...before.map(([, depth]) => depth)))
  }
  return Math.max(0, ...depths.values())
}

async function signIn(origin: string, email: string): Promise<Record<string, string>> {
  const post = async (path: string, body: object) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('/api/auth/generateOTP', { email })
  const outbox = await (await fetch(`${origin}/api/local/outbox?to=${encodeURIComponent(email)}`)).json()
  const [, otpCode] = /\b(\d{4})\b/.exec(JSON.stringify((outbox as { data: unknown[] }).data[0])) ?? []
  const answer = await post('/api/auth/login', { email, otpCode })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { access_token: string; user: { step: number } } }
  return { token: data.access_token, user: JSON.stringify(data.user), step: String(data.user.step), lang: 'ar' }
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1)
const mark = (text: string, misses: boolean) => text + (misses ? '!' : '')

export function printScreens({ screens }: Awaited<ReturnType<typeof benchScreens>>) {
  const { scripts, aim, depth, shift } = GOAL
  console.log(
    `Screens of the app (P11: scripts until shown ${kilo(scripts)} kB gz, aim ${kilo(aim)}; next screen ${depth} deep; ! misses):`,
  )
  const wide = Math.max(...screens.map(({ path }) => path.length))
  for (const one of screens)
    console.log(
      `  ${one.person.padEnd(8)} ${one.path.padEnd(wide)}  scripts ${mark(kilo(one.firstGz), one.firstGz > scripts)} kB, in quiet moments ${kilo(one.quietGz - one.firstGz)} more, shift ${mark(one.shift.toFixed(4), one.shift > shift)}; ${one.next} ${mark(String(one.depth), one.depth > depth)} deep`,
    )
}
