// Makes the pictures of the README from the running product and its demo world.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { LANGS, type Lang, PHONE } from '../bench/browser.ts'
import { startServer } from '../bench/process.ts'
import type { BrowserState } from '../bench/sign-in.ts'
import { openBrowser } from '../crawl/browser.ts'
import { watchRequests } from '../crawl/requests.ts'
import { PICTURE_TIME, SCENES, type Scene } from './scenes.ts'

const { values: options } = parseArgs({
  options: { only: { type: 'string', multiple: true }, to: { type: 'string' }, port: { type: 'string' } },
})
const scenes = SCENES.filter(({ name }) => !options.only || options.only.includes(name))
if (scenes.length === 0) {
  console.error(`--only takes ${SCENES.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const PORT = Number(options.port ?? 4418)
const folder = options.to ?? fileURLToPath(new URL('../../docs/pictures', import.meta.url))
/** A README is read on phones too. */
const MAX_BYTES = 120_000
const QUALITIES = [85, 75, 65, 50] as const
const DEVICES: Record<'desktop' | 'phone', BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: PHONE,
}

type Requests = Awaited<ReturnType<typeof watchRequests>>

/** WebP by the browser itself, at the best quality that stays small. */
async function save(page: Page, requests: Requests, name: string) {
  const session = await page.context().newCDPSession(page)
  const capture = async (quality: number) =>
    Buffer.from((await session.send('Page.captureScreenshot', { format: 'webp', quality })).data, 'base64')
  // Icons are asked for once they are seen: the picture is done when it no longer changes.
  let [before, now] = [Buffer.alloc(0), await capture(QUALITIES[0])]
  while (!before.equals(now)) {
    await requests.whenQuiet()
    ;[before, now] = [now, await capture(QUALITIES[0])]
  }
  for (const quality of QUALITIES) {
    const bytes = await capture(quality)
    if (bytes.length > MAX_BYTES) continue
    writeFileSync(join(folder, `${name}.webp`), bytes)
    console.log(`${name}.webp: ${Math.round(bytes.length / 1000)} kB`)
    return
  }
  throw new Error(`${name} is larger than ${MAX_BYTES} bytes at any quality`)
}

type Shot = { origin: string; scene: Scene; state: BrowserState; lang: Lang; device: keyof typeof DEVICES }

async function takePicture(browser: Browser, { origin, scene, state, lang, device }: Shot) {
  const context = await browser.newContext({
    ...DEVICES[device],
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: lang === 'ar' ? 'ar-SA' : 'en-GB',
    timezoneId: 'Asia/Riyadh',
    storageState: {
      cookies: [],
      origins: [
        { origin, localStorage: Object.entries({ ...state.local, lang }).map(([name, value]) => ({ name, value })) },
      ],
    },
  })
  await context.clock.setFixedTime(PICTURE_TIME)
  const cookies = { lang, consent: 'denied' }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))
  await context.addInitScript((tab) => {
    for (const [name, value] of Object.entries(tab)) sessionStorage.setItem(name, value)
  }, state.tab)
  const page = await context.newPage()
  const requests = await watchRequests(page)
  await page.goto(origin + scene.path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  await requests.whenQuiet()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await save(page, requests, `${scene.name}-${lang}${device === 'phone' ? '-phone' : ''}`)
  await context.close()
}

mkdirSync(folder, { recursive: true })
const scratch = mkdtempSync(join(tmpdir(), 'fareeq-pictures-'))
const server = await startServer(fileURLToPath(new URL('fixed-server.ts', import.meta.url)), PORT, '/api/ready', {
  DATA_DIR: scratch,
  NODE_ENV: 'development',
  LOG_LEVEL: 'error',
  PUBLIC_URL: `http://127.0.0.1:${PORT}`,
})
const browser = await openBrowser()
for (const scene of scenes) {
  const state = await scene.open(server.origin)
  for (const lang of LANGS)
    for (const device of ['desktop', 'phone'] as const)
      if (device === 'desktop' || scene.phone)
        await takePicture(browser, { origin: server.origin, scene, state, lang, device })
}
await browser.close()
await server.stop()
rmSync(scratch, { recursive: true, force: true })
