import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ar as asksAr } from '../apps/web/src/features/client-projects/messages/asks/ar.ts'
import { en as asksEn } from '../apps/web/src/features/client-projects/messages/asks/en.ts'
import { ar as homeAr } from '../apps/web/src/features/client-projects/messages/home/ar.ts'
import { en as homeEn } from '../apps/web/src/features/client-projects/messages/home/en.ts'
import { ar as wizardAr } from '../apps/web/src/features/client-projects/messages/wizard/ar.ts'
import { en as wizardEn } from '../apps/web/src/features/client-projects/messages/wizard/en.ts'
import { codeFor, lang, newPhone, remember, uniqueSuffix, ui, words as account } from './story.ts'
import { shareSession } from './story-sessions.ts'

/** Shared helpers of the client tests: texts, a session, a complete request. */

export const request = () => ({ ar: wizardAr, en: wizardEn })[lang()]
export const clientHome = () => ({ ar: homeAr, en: homeEn })[lang()]
export const asks = () => ({ ar: asksAr, en: asksEn })[lang()]

export type Client = Awaited<ReturnType<typeof someClient>>

/** API calls as a person; a refusal fails the test. */
export const callerOf =
  (api: APIRequestContext, token = '') =>
  async (method: string, path: string, data?: object) => {
    const keys = {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(data && { 'Idempotency-Key': uniqueSuffix() }),
    }
    const response = await api.fetch(path, { method, headers: { 'Accept-Language': lang(), ...keys }, data })
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
    return (await response.json()).data
  }
export type Caller = ReturnType<typeof callerOf>

/**
 * A message through the contact form, from a network of its own: a network may send ten in ten minutes, and all stories run
 * on one machine.
 */
export async function contactUs(api: APIRequestContext, from: { name: string; email: string; message: string }) {
  const byte = () => Math.floor(Math.random() * 256)
  const response = await api.post('/api/site/contact', {
    headers: { 'Accept-Language': lang(), 'X-Forwarded-For': `198.18.${byte()}.${byte()}` },
    data: { topic: 'hiring', ...from },
  })
  expect(response.status(), await response.text()).toBe(201)
}

export const company = (domain = `company${uniqueSuffix()}.test`) => ({
  ...{ ar: { first_name: 'خالد', last_name: 'العتيبي' }, en: { first_name: 'Khalid', last_name: 'Otaibi' } }[lang()],
  email: `khalid.${uniqueSuffix()}@${domain}`,
  phone: newPhone(),
  country_code: 'SA',
  country: 'SA',
  website: domain,
  role: 'CTO',
})

/** The country they live in is the one of the visitor's clock; it needs no choosing. */
export async function fillCompany(page: Page, form: ReturnType<typeof company>) {
  const { signup } = account()
  await page.getByLabel(signup.firstName).fill(form.first_name)
  await page.getByLabel(signup.lastName).fill(form.last_name)
  await page.getByLabel(signup.workEmail, { exact: true }).fill(form.email)
  await page.getByLabel(signup.website).fill(form.website)
  await page.getByLabel(signup.role).fill(form.role)
  await page.getByRole('button', { name: ui().country }).click()
  await page.getByRole('combobox', { name: ui().searchCountry }).fill('966')
  await page.getByRole('option', { name: '+966' }).click()
  await page.getByLabel(signup.phone, { exact: true }).fill(form.phone)
}

/** A client with a session, made through the API. */
export async function someClient(api: APIRequestContext, overrides: Partial<ReturnType<typeof company>> = {}) {
  const form = { ...company('nakhla.test'), ...overrides }
  const { email } = form
  const visitor = callerOf(api)
  await visitor('POST', '/api/auth/register', { type: 2, ...form, consent: { terms: true, privacy: true } })
  const data = await visitor('POST', '/api/auth/login', { email, otpCode: await codeFor(api, email) })
  type User = { step: number; id: string; first_name: string; last_name: string; version: number }
  const { access_token: token, user } = data as { access_token: string; user: User }
  return { token, user, email, send: callerOf(api, token) }
}

async function signColleagueIn(
  api: APIRequestContext,
  email: string,
): Promise<{ access_token: string; staff: object }> {
  const visitor = callerOf(api)
  await visitor('POST', '/api/ops/auth/generateOTP', { email })
  const mails: { text: string }[] = await visitor('GET', `/api/local/outbox?to=${encodeURIComponent(email)}`)
  const digits = (count: number) =>
    mails.map(({ text }) => new RegExp(`^\\d{${count}}$`, 'm').exec(text)?.[0]).find(Boolean)
  return visitor('POST', '/api/ops/auth/login', { email, otpCode: digits(4), totp: digits(6) })
}

/** A colleague of the demo with the session that all stories share. */
export async function colleague(api: APIRequestContext, email: string) {
  return colleagueWith(api, await shareSession(email, () => signColleagueIn(api, email)))
}

/** What a colleague does with a session: calls, and pages. */
export function colleagueWith(api: APIRequestContext, session: { access_token: string; staff: object }) {
  const { access_token: token, staff: member } = session
  const send = callerOf(api, token)
  const open = async (page: Page, path: string) => {
    await page.goto('/robots.txt')
    await page.context().addCookies([{ name: 'lang', value: lang(), url: page.url() }])
    await page.evaluate((value) => localStorage.setItem('lang', value), lang())
    await page.evaluate((staff) => sessionStorage.setItem('staff', JSON.stringify(staff)), { token, member })
    await page.goto(path)
  }
  return { token, send, open }
}

const WHOLE = {
  product_name: 'Souq',
  industry: 'e-commerce',
  scope: { kind: 'text', text: 'A shop for craftspeople.' },
  role: 'backend_developer',
  availability: 'full_time',
  duration: 6,
  primary_language: 'ar',
}

/** A request that lacks nothing but its meeting. */
export async function completeRequest(client: Client, overrides: object = {}): Promise<string> {
  const { id } = await client.send('POST', '/api/client/projects/about', { ...WHOLE, ...overrides })
  await client.send('POST', '/api/client/projects/services', {
    project_id: id,
    services: ['team-as-a-service'],
    technologies: ['node-js', 'postgresql'],
  })
  return id
}

/** A client whose request has been talked about, so that people can be found and proposed for it. */
export async function clientWithMeeting(
  api: APIRequestContext,
  overrides: Partial<ReturnType<typeof company>> = {},
): Promise<Client & { projectId: string }> {
  const client = await someClient(api, overrides)
  const project_id = await completeRequest(client)
  const timezone = lang() === 'ar' ? 'Asia/Riyadh' : 'Europe/London'
  const slots: { start: string }[] = await client.send('GET', `/api/meetings/slots?timezone=${timezone}`)
  // Tests run in parallel: a random slot avoids conflicts.
  const { start } = slots[Math.floor(slots.length * (0.25 + Math.random() / 2))]!
  const { step } = await client.send('POST', '/api/client/projects/bookMeeting', { project_id, start, timezone })
  client.user.step = step
  return { ...client, projectId: project_id }
}

/** The id of a talent found by that name. */
export async function idOf(send: Caller, name: string): Promise<string> {
  const answer = await send('GET', `/api/client/matching?q=${encodeURIComponent(name.split(' ')[1] ?? '')}`)
  type One = { id: string; first_name: string; last_name: string }
  return answer.find((person: One) => name === `${person.first_name} ${person.last_name}`).id
}

/** Sets the storage of a signed-in person. */
export async function openAs(page: Page, client: Client, path: string, storage: Record<string, string> = {}) {
  await remember(page, client, storage)
  await page.goto(path)
}
