import { testMetrics } from '../../testing/metrics.ts'
import { after as later, HOUR, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { readEnv } from '../../platform/env.ts'
import { createServer, type Server } from '../../platform/http/server.ts'
import { createSharedLimits } from '../../platform/http/shared-limits.ts'
import { createIdentity } from '../../platform/identity/identity.ts'
import { createLog } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Browser, openBrowser } from '../../testing/browser.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { createScheduler } from '../../platform/scheduler.ts'
import { consumeIdentity } from './queries-google.ts'
import { googleRoutes } from './routes-google.ts'

// Unresolvable on purpose: the server must not need its own public name.
const PUBLIC_URL = 'http://fareeq.test'
const SARA = '100000000000000000001'
const CALLBACK = '/api/auth/google/callback'
const startFrom = (query: string) => `/api/auth/google/start?from=${query}`
const start = startFrom('/talent-signup')

let database: TestDatabase
let now = new Date()
const running: Server[] = []

async function serveWith(settings: Record<string, string> = {}, db = database.db) {
  const env = readEnv({ NODE_ENV: 'test', PORT: '0', PUBLIC_URL, SECRET_KEY: 'x'.repeat(32), ...settings })
  const log = createLog({ level: 'silent' })
  const clock = { now: () => now }
  const platform = {
    env,
    log,
    limits: createSharedLimits({ db, log }),
    db,
    clock,
    identity: createIdentity(env, log),
    scheduler: createScheduler(),
    metrics: testMetrics(),
  }
  const server = createServer(platform as unknown as Platform)
  googleRoutes(server)
  running.push(server)
  const address = await server.http.listen({ port: 0, host: '127.0.0.1' })
  return () => openBrowser(env.PUBLIC_URL, address)
}

let newBrowser: () => Browser
let browser: Browser
beforeAll(async () => {
  database = await testDatabase()
  newBrowser = await serveWith()
})
beforeEach(async () => {
  await database.clear()
  now = new Date()
  browser = newBrowser()
})
afterAll(() => Promise.all(running.map(({ http }) => http.close())))

const atCallback = (next: URL) => next.pathname === CALLBACK
/** Chooses an account at the provider, but stops before the callback. */
async function chooseAccount(fields: Record<string, string> = { person: SARA }, from = start): Promise<URL> {
  const chooser = await browser.open(from)
  expect(chooser.status).toBe(200)
  return (await browser.submit(chooser.url, fields, atCallback)).url
}
const pathOf = ({ url }: { url: URL }) => url.pathname + url.search
const exchange = (headers: Record<string, string> = { 'x-requested-with': 'XMLHttpRequest' }) =>
  browser.ask('/api/auth/google/exchange', { method: 'POST', headers: { 'accept-language': 'en', ...headers } })
const handoffs = () => database.db.rows(sql`select * from identity_handoffs`)

test('a person signs in through a real OpenID Connect provider, and only their browser learns the token [A-013]', async () => {
  const callback = await chooseAccount({ person: SARA }, startFrom('/client-signup&redirect=/settings?a=1'))
  const back = await browser.open(callback)
  expect(pathOf(back)).toBe('/client-signup?social=google&redirect=%2Fsettings%3Fa%3D1')
  const answer = await exchange()
  expect(answer.status).toBe(200)
  const { data } = (await answer.json()) as { data: { access_token: string } }
  expect(data).toEqual({
    provider: 'google',
    provider_id: SARA,
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    email: 'sara.alharbi@nakhla.test',
    first_name: 'Sara',
    last_name: 'Alharbi',
  })
  expect(back.trail.join(' ')).not.toContain(data.access_token)
  expect(JSON.stringify(await handoffs())).not.toContain(data.access_token)
  const proof = { provider: 'google', provider_id: SARA, access_token: data.access_token } as const
  const sara = { issuer: `${PUBLIC_URL}/local/identity`, subject: SARA, emailVerified: true }
  expect(await consumeIdentity(database.db, proof, now)).toMatchObject(sara)
  expect((await exchange()).status).toBe(400)
})

test('the provider is always told to ask which account, and does so again the second time [A-014]', async () => {
  const { headers } = await browser.ask(start)
  const params = new URL(headers.get('location') ?? '').searchParams
  expect(params.get('prompt')).toBe('select_account')
  expect([params.get('response_type'), params.get('code_challenge_method')]).toEqual(['code', 'S256'])
  for (const secret of ['state', 'nonce', 'code_challenge']) expect(params.get(secret)).toMatch(/^[\w-]{43}$/)

  await browser.open(await chooseAccount())
  const again = await browser.open(start)
  expect(again.url.pathname).toMatch(/^\/local\/identity\/choose\//)
  const callback = await browser.submit(again.url, { person: '100000000000000000002' }, atCallback)
  await browser.open(callback.url)
  expect(await (await exchange()).json()).toMatchObject({ data: { email: 'omar@sahab.test', first_name: 'عمر' } })
})

test.each([
  ['a changed state', (url: URL) => url.searchParams.set('state', 'A'.repeat(43)), '/login?social=failed'],
  ['no state', (url: URL) => url.searchParams.delete('state'), '/login?social=failed'],
  ['two states', (url: URL) => url.searchParams.append('state', 'x'), '/login?social=failed'],
  ['a changed code', (url: URL) => url.searchParams.set('code', 'stolen'), '/talent-signup?social=failed'],
  ['no code', (url: URL) => url.searchParams.delete('code'), '/talent-signup?social=failed'],
  ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.test'), '/talent-signup?social=failed'],
])('coming back with %s leads nowhere', async (_what, tamper, page) => {
  const callback = await chooseAccount()
  tamper(callback)
  expect(pathOf(await browser.open(callback))).toBe(page)
  expect(await handoffs()).toEqual([])
  expect((await exchange()).status).toBe(400)
})

test('a callback opened twice, at once or later, counts once', async () => {
  const callback = await chooseAccount()
  const cookies = browser.setCookies.filter((line) => line.startsWith('google_')).map((line) => line.split(';')[0])
  const answers = await Promise.all([callback, callback, callback].map((url) => browser.ask(url)))
  expect(answers.filter(({ headers }) => headers.get('location') === '/talent-signup?social=google')).toHaveLength(1)
  expect(pathOf(await browser.open(callback))).toBe('/login?social=failed')
  // Even with the cleared cookie.
  const headers = { cookie: cookies.join('; ') }
  const replay = await running[0]?.http.inject({ url: CALLBACK + callback.search, headers })
  expect(replay?.headers.location).toBe('/talent-signup?social=failed')
  expect(await handoffs()).toHaveLength(1)
})

test('another browser cannot finish the journey, and does not spoil it', async () => {
  const callback = await chooseAccount()
  expect(pathOf(await newBrowser().open(callback))).toBe('/login?social=failed')
  expect(pathOf(await browser.open(callback))).toBe('/talent-signup?social=google')
})

test('two tabs do not end each other’s journey', async () => {
  const first = await chooseAccount()
  const second = await chooseAccount({ person: '100000000000000000002' })
  expect(pathOf(await browser.open(first))).toBe('/talent-signup?social=google')
  expect(pathOf(await browser.open(second))).toBe('/talent-signup?social=google')
})

test('after ten minutes the journey is over; after five more the hand-off too', async () => {
  const late = await chooseAccount()
  now = later(now, 10 * MINUTE)
  expect(pathOf(await browser.open(late))).toBe('/talent-signup?social=failed')
  await browser.open(await chooseAccount())
  now = later(now, 5 * MINUTE)
  expect(await (await exchange()).json()).toMatchObject({ code: 'social_token_invalid' })
  now = later(now, 25 * HOUR)
  await browser.ask(start)
  expect(await handoffs()).toEqual([])
  expect(await database.db.rows(sql`select * from identity_attempts`)).toHaveLength(1)
})

test('whoever cancels at the provider is back on their page, and is told so', async () => {
  const callback = await chooseAccount({ cancel: '1' }, startFrom('/login&redirect=/settings'))
  expect(callback.searchParams.get('error')).toBe('access_denied')
  expect(pathOf(await browser.open(callback))).toBe('/login?social=failed&redirect=%2Fsettings')
})

test.each([
  'https://evil.test&redirect=https://evil.test',
  '//evil.test&redirect=//evil.test',
  '/\\evil.test&redirect=/\\evil.test',
  '/login@evil.test&redirect=/%09/evil.test',
  '/settings&redirect=javascript:alert(1)',
  '/client-signup&from=/talent-signup&redirect=/a&redirect=/b',
])('pages and redirects of another site are dropped: %s', async (query) => {
  const back = await browser.open(await chooseAccount({ person: SARA }, startFrom(query)))
  expect(pathOf(back)).toBe('/login?social=google')
})

test('a provider or a database that is down sends the person back, and stops nothing else', async () => {
  const settings = { IDENTITY_ISSUER: 'http://127.0.0.1:9', IDENTITY_CLIENT_ID: 'x', IDENTITY_CLIENT_SECRET: 'y' }
  const noProvider = (await serveWith(settings))()
  expect((await noProvider.open(`${start}&redirect=/a`)).url.search).toBe('?social=failed&redirect=%2Fa')
  expect((await noProvider.ask('/local/identity/.well-known/openid-configuration')).status).toBe(404)
  const down = { run: () => Promise.reject(new Error('secret')) } as unknown as Db
  expect(pathOf(await (await serveWith({}, down))().open(start))).toBe('/talent-signup?social=failed')
})

test('the exchange needs the header that another site cannot send, and its refusals speak both languages', async () => {
  await browser.open(await chooseAccount())
  expect((await exchange({})).status).toBe(403)
  expect((await exchange()).status).toBe(200)
  const refused = await exchange({ 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'ar' })
  expect(await refused.json()).toMatchObject({ message: 'تعذّر تسجيل الدخول عبر Google. أعد المحاولة.' })
})

test('cookies are out of reach of scripts, and travel only over TLS where there is TLS', async () => {
  await browser.open(await chooseAccount())
  const ours = browser.setCookies.filter((line) => line.startsWith('google_'))
  expect(ours.length).toBeGreaterThan(1)
  for (const line of ours)
    expect(line).toMatch(/; Path=\/api\/auth\/google\/(callback|exchange); Max-Age=\d+; HttpOnly; SameSite=Lax$/)
  browser = (await serveWith({ PUBLIC_URL: 'https://fareeq.test' }))()
  expect(pathOf(await browser.open(await chooseAccount()))).toBe('/talent-signup?social=google')
  for (const line of browser.setCookies) expect(line).toMatch(/; secure\b/i)
})
