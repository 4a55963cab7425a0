// Presses every visible link of every page that each kind of person can reach, in both languages.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import { DESKTOP } from '../bench/browser.ts'
import { API, startServer } from '../bench/process.ts'
import type { BrowserState } from '../bench/sign-in.ts'
import { openBrowser } from './browser.ts'
import { createGroupRecord, type GroupRecord } from './group-record.ts'
import { PEOPLE } from './people.ts'
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
/** One more than the cores of a small machine: a walk waits often enough. */
const AT_ONCE = 3

const scratch = mkdtempSync(join(tmpdir(), 'fareeq-crawl-'))
const env = { DATA_DIR: scratch, NODE_ENV: 'development', LOG_LEVEL: 'error', PUBLIC_URL: `http://127.0.0.1:${PORT}` }
/** `--origin` crawls a server that runs already. */
const server = options.origin
  ? { origin: options.origin, stop: () => Promise.resolve() }
  : await startServer(API, PORT, '/api/ready', env)
const browser = await openBrowser()

const rows: Record<string, string | number>[] = []
const sessions = new Map<string, BrowserState>()
// One after the other: the outbox is searched for a part of an address, and the newest code is taken.
for (const person of people) sessions.set(person.name, await person.open(server.origin))
const groups = new Map<string, GroupRecord>()
const jobs = langs.flatMap((lang) => people.map((person) => ({ lang, person })))

async function crawlNext() {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { person, lang } = job
    const began = Date.now()
    const group = groups.get(person.group) ?? createGroupRecord()
    groups.set(person.group, group)
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
