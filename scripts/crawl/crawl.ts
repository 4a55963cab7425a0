// Presses every visible link of every page that each kind of person can reach, in both languages.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import { ARGS, DESKTOP } from '../bench/browser.ts'
import { API, startServer } from '../bench/process.ts'
import { PEOPLE } from './people.ts'
import { createGroupRecord, type GroupRecord } from './route-map.ts'
import { walk } from './walk.ts'

const { values: options } = parseArgs({
  options: {
    person: { type: 'string', multiple: true },
    lang: { type: 'string' },
    origin: { type: 'string' },
    minutes: { type: 'string' },
  },
})
const people = PEOPLE.filter(({ name }) => !options.person || options.person.some((part) => name.startsWith(part)))
const langs = LANGS.filter((lang) => !options.lang || lang === options.lang)
if (people.length === 0 || langs.length === 0) {
  console.error(`People: ${PEOPLE.map(({ name }) => name).join(', ')}. Languages: ${LANGS.join(', ')}.`)
  process.exit(1)
}

const PORT = 4409
/** Per person and language. */
const MAX_MINUTES = Number(options.minutes ?? 10)
const AT_ONCE = 2
const SHELL = '/usr/bin/chromium-headless-shell'

const scratch = mkdtempSync(join(tmpdir(), 'fareeq-crawl-'))
const env = { DATA_DIR: scratch, NODE_ENV: 'development', LOG_LEVEL: 'error', PUBLIC_URL: `http://127.0.0.1:${PORT}` }
/** `--origin` crawls a server that runs already. */
const server = options.origin
  ? { origin: options.origin, stop: () => Promise.resolve() }
  : await startServer(API, PORT, '/api/ready', env)
const args = [...ARGS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const browser = await chromium.launch({ ...(existsSync(SHELL) && { executablePath: SHELL }), args })

const rows: Record<string, string | number>[] = []
const sessions = new Map(
  await Promise.all(people.map(async (person) => [person.name, await person.open(server.origin)] as const)),
)
const groups = new Map<string, GroupRecord>()
const jobs = langs.flatMap((lang) => people.map((person) => ({ lang, person })))

async function crawlNext() {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { person, lang } = job
    const began = Date.now()
    const group = groups.get(person.group + lang) ?? createGroupRecord()
    groups.set(person.group + lang, group)
    const state = sessions.get(person.name)!
    const context = await browser.newContext({ ...DESKTOP, reducedMotion: 'reduce', serviceWorkers: 'block' })
    const cookies = { lang, consent: 'denied' }
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: server.origin })))
    await context.addInitScript(
      ({ local, tab }) => {
        for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value)
        for (const [name, value] of Object.entries(tab)) sessionStorage.setItem(name, value)
      },
      { ...state, local: { ...state.local, lang } },
    )
    const deadline = began + MAX_MINUTES * 60_000
    const page = await context.newPage()
    const result = await walk({ page, origin: server.origin, person, state, lang, group, deadline })
    await context.close().catch(() => undefined)
    const seconds = Math.round((Date.now() - began) / 1000)
    const { pages, presses } = result
    rows.push({ person: person.name, lang, pages, presses, findings: result.findings.length, seconds })
    console.log(
      `${person.name} ${lang}: ${pages} pages, ${presses} presses, ${result.findings.length} findings, ${seconds} s`,
    )
    for (const { page, label, href, text } of result.findings) console.log(`  ${page} «${label}» ${href}: ${text}`)
    if (result.redirects.size > 0) console.log(`  redirects: ${[...result.redirects].join('; ')}`)
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, crawlNext))

await browser.close()
await server.stop()
rmSync(scratch, { recursive: true, force: true })
console.table(rows)
process.exit(rows.some(({ findings }) => findings !== 0) ? 1 : 0)
