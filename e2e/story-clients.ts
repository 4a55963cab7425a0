import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ar as asksAr } from '../apps/web/src/features/client-projects/messages/asks/ar.ts'
import { en as asksEn } from '../apps/web/src/features/client-projects/messages/asks/en.ts'
import { ar as homeAr } from '../apps/web/src/features/client-projects/messages/home/ar.ts'
import { en as homeEn } from '../apps/web/src/features/client-projects/messages/home/en.ts'
import { ar as wizardAr } from '../apps/web/src/features/client-projects/messages/wizard/ar.ts'
import { en as wizardEn } from '../apps/web/src/features/client-projects/messages/wizard/en.ts'
import { codeFor, lang, newPhone, stamp } from './story.ts'

/** What the stories about clients share: the words of their rooms, a session, a request that says everything. */

export const request = () => ({ ar: wizardAr, en: wizardEn })[lang()]
export const rooms = () => ({ ar: homeAr, en: homeEn })[lang()]
export const asks = () => ({ ar: asksAr, en: asksEn })[lang()]

export type Client = Awaited<ReturnType<typeof someClient>>

/** A client with a session, made without a browser. */
export async function someClient(api: APIRequestContext, email = `client.${stamp()}@nakhla.test`) {
  const headers = { 'Accept-Language': lang() }
  const send = async (method: string, path: string, data?: object, token?: string) => {
    const keys = { ...(token && { Authorization: `Bearer ${token}` }), ...(data && { 'Idempotency-Key': stamp() }) }
    const sent = await api.fetch(path, { method, headers: { ...headers, ...keys }, data })
    expect(sent.ok(), `${method} ${path}: ${await sent.text()}`).toBe(true)
    return (await sent.json()).data
  }
  await send('POST', '/api/auth/register', {
    type: 2,
    first_name: 'خالد',
    last_name: 'العتيبي',
    email,
    phone: newPhone(),
    country_code: 'SA',
    country: 'SA',
    website: 'nakhla.test',
    role: 'CTO',
    consent: { terms: true, privacy: true },
  })
  const data = await send('POST', '/api/auth/login', { email, otpCode: await codeFor(api, email) })
  const { access_token: token, user } = data as { access_token: string; user: { step: number; id: string } }
  return {
    token,
    user,
    email,
    send: (method: string, path: string, body?: object) => send(method, path, body, token),
  }
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
export async function wholeRequest(client: Client, over: object = {}): Promise<string> {
  const { id } = await client.send('POST', '/api/client/projects/about', { ...WHOLE, ...over })
  await client.send('POST', '/api/client/projects/services', {
    project_id: id,
    services: ['team-as-a-service'],
    technologies: ['node-js', 'postgresql'],
  })
  return id
}

/** A client whose request has been talked about, so that people can be found and proposed for it. */
export async function servedClient(api: APIRequestContext): Promise<Client & { projectId: string }> {
  const client = await someClient(api)
  const project_id = await wholeRequest(client)
  const timezone = lang() === 'ar' ? 'Asia/Riyadh' : 'Europe/London'
  const slots: { start: string }[] = await client.send('GET', `/api/meetings/slots?timezone=${timezone}`)
  // Stories are told side by side: hardly two of them want the same half hour of a fortnight.
  const { start } = slots[Math.floor(slots.length * (0.25 + Math.random() / 2))]!
  const { step } = await client.send('POST', '/api/client/projects/bookMeeting', { project_id, start, timezone })
  client.user.step = step
  return { ...client, projectId: project_id }
}

/** What the browser keeps of somebody who is signed in, and of the choices they made before. */
export async function openAs(page: Page, { token, user }: Client, path: string, kept: Record<string, string> = {}) {
  const values = { token, user: JSON.stringify(user), step: String(user.step), lang: lang(), ...kept }
  // Colours on their way from one to another have no contrast to speak of.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/login?lang=${lang()}`)
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value)
  }, values)
  await page.goto(path)
}
