import { createHash } from 'node:crypto'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { type Browser, openBrowser } from '../../testing/browser.ts'
import { type Identity, newAttempt } from './journey.ts'
import { createIdentity } from './identity.ts'

const PUBLIC_URL = 'http://localhost:4010'
const settings = { NODE_ENV: 'test', PORT: '0', PUBLIC_URL, SECRET_KEY: 'x'.repeat(32) }
const log = createLog({ level: 'silent' })
const http = fastify()
let identity: Identity
let newBrowser: () => Browser

beforeAll(async () => {
  identity = createIdentity(readEnv(settings), log)
  identity.mount(http)
  const address = await http.listen({ port: 0, host: '127.0.0.1' })
  newBrowser = () => openBrowser(PUBLIC_URL, address)
})
afterAll(() => http.close())

async function signIn(browser: Browser, fields: Record<string, string>) {
  const attempt = newAttempt()
  const chooser = await browser.open(await identity.start(attempt, 'ar'))
  const { url } = await browser.submit(chooser.url, fields, (next) => next.pathname.startsWith('/api/'))
  return identity.finish(attempt, url.search)
}

test('its addresses are the public ones, whoever asks', async () => {
  const headers = { host: 'inside:1', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' }
  const answer = await http.inject({ url: '/local/identity/.well-known/openid-configuration', headers })
  expect(answer.json()).toMatchObject({
    issuer: `${PUBLIC_URL}/local/identity`,
    authorization_endpoint: `${PUBLIC_URL}/local/identity/auth`,
    token_endpoint: `${PUBLIC_URL}/local/identity/token`,
    jwks_uri: `${PUBLIC_URL}/local/identity/jwks`,
  })
  expect((await http.inject('/local/identity/jwks')).body).not.toContain('"d":')
})

test('the people of the local world, one of them with an address that nobody verified', async () => {
  const browser = newBrowser()
  expect(await signIn(browser, { person: '100000000000000000003' })).toMatchObject({
    email: 'fareeq.demo.lina@gmail.com',
    emailVerified: true,
  })
  expect(await signIn(browser, { person: '100000000000000000004' })).toMatchObject({
    email: 'yousef@barq.test',
    emailVerified: false,
  })
})

test('another account needs a name and an address; the same address is the same person', async () => {
  const form = { name: ' نورة  القحطاني ', email: 'Noura@Waha.test' }
  const noura = await signIn(newBrowser(), form)
  expect(noura).toMatchObject({
    email: 'noura@waha.test',
    firstName: 'نورة',
    lastName: 'القحطاني',
    emailVerified: true,
  })
  const again = await signIn(newBrowser(), { ...form, name: 'Noura' })
  expect(again).toMatchObject({ subject: noura.subject, firstName: 'Noura', lastName: '' })
})

test('the chooser speaks both languages, says what is missing and shows what was typed as text', async () => {
  const browser = newBrowser()
  const arabic = await browser.open(await identity.start(newAttempt(), 'ar'))
  expect(arabic.text).toContain('<html lang="ar" dir="rtl">')
  expect(arabic.text).toContain('اختر حسابًا')
  const english = await browser.open(await identity.start(newAttempt(), 'en'))
  expect(english.text).toContain('<html lang="en" dir="ltr">')
  const refused = await browser.submit(english.url, { name: '"><b>', email: 'nobody' })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('nobody is not a valid email')
  expect(refused.text).toContain('value="&quot;&gt;&lt;b&gt;"')
  expect((await browser.submit(english.url, {})).text.match(/This field is required/g)).toHaveLength(2)
})

test('the page runs no script, and its policy allows exactly its own style', async () => {
  const browser = newBrowser()
  const { url } = await browser.open(await identity.start(newAttempt(), 'ar'))
  const answer = await browser.ask(url)
  const text = await answer.text()
  const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? ''
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(policy).toContain("default-src 'none'")
  expect(text).not.toMatch(/<script|style="|\son\w+=/)
})

test('a chooser of another browser, or one that is over, says so and leads back', async () => {
  const browser = newBrowser()
  const { url } = await browser.open(await identity.start(newAttempt(), 'ar'))
  for (const page of [
    await newBrowser().open(url),
    await newBrowser().submit(url, { person: '100000000000000000001' }),
  ]) {
    expect(page.status).toBe(400)
    expect(page.text).toContain('href="/login"')
  }
  const lost = await newBrowser().open('/local/identity/auth/unknown')
  expect(lost.status).toBe(400)
  expect(lost.text).toContain('href="/login"')
})

test('it sends nobody to a foreign address, and gives nothing for a code without our secret', async () => {
  const url = new URL(await identity.start(newAttempt(), 'ar'))
  url.searchParams.set('redirect_uri', 'https://evil.test/')
  expect((await newBrowser().open(url)).status).toBe(400)
  const form = 'grant_type=authorization_code&code=x&client_id=fareeq'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await http.inject({ method: 'POST', url: '/local/identity/token', payload: form, headers })
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'invalid_client'])
})

test('production has no local provider unless it is asked for by name', () => {
  const production = {
    ...settings,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://fareeq.example',
    MAIL_FROM: 'Fareeq <hello@fareeq.example>',
    SMTP_URL: 'smtp://x',
    SMS_URL: 'sns://a:b@c',
    STORAGE_URL: 's3://a:b@c/d',
  }
  const allowed = 'database,mail,sms,payments,storage,seller'
  const { off } = readEnv({ ...production, ALLOW_LOCAL_DRIVERS: allowed })
  expect(off).toEqual({ identity: true, payments: false })
  const forced = {
    ...readEnv({ ...production, ALLOW_LOCAL_DRIVERS: `${allowed},identity` }),
    ALLOW_LOCAL_DRIVERS: [],
  }
  expect(() => createIdentity(forced, log)).toThrow('not for production')
})
