// What people do every day, by the paths of the contracts alone: a server of another release is asked the same.
import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { codeOf, messagesTo, signIn, signInStaff } from '../bench/sign-in.ts'
import { type Answer, type Caller, callerOf } from './caller.ts'

export type Person = { token: string; send: Caller; user: Answer }

const consent = { terms: true, privacy: true, marketing: false }
const DAY = 86_400_000

/** Different for every run against one database. */
const suffix = () => Math.random().toString().slice(2, 8)

async function signUp(origin: string, form: { email: string }): Promise<Person> {
  const visitor = callerOf(origin)
  await visitor('POST', '/api/auth/register', form)
  const otpCode = await codeOf(origin, form.email, 4)
  const { access_token: token, user } = await visitor('POST', '/api/auth/login', { email: form.email, otpCode })
  return { token, user, send: callerOf(origin, token) }
}

/** A talent who signs up, finishes the profile and proves a phone. */
export async function newTalent(origin: string): Promise<Person> {
  const n = suffix()
  const email = `laila${n}@gmail.com`
  const phone = { phone: `0791${n}`, country_code: 'JO' }
  const form = { type: 1, first_name: 'Laila', last_name: 'Haddad', email, country: 'JO', ...phone, consent }
  const talent = await signUp(origin, form)
  const { send } = talent
  const work = { role: 'bi_developer', experience: { years: 5, months: 2 } }
  await send('PUT', '/api/users/personalInfoAndAccounts', { ...work, country: 'JO', nationality: 'JO' })
  await send('PUT', '/api/users/skills', { skills: ['node-js', 'postgresql', 'typescript'] })
  await send('PUT', '/api/users/languages', { languages: [{ id: 'ar', level: 'native' }] })
  await send('PUT', '/api/users/bio', { bio: { ar: '', en: 'Five years of reports' } })
  const availability = { full_time: true, part_time: false, timing: 'immediately' }
  await send('POST', '/api/users/profile', { availability, salaries: { full_time: 2000 } })
  for (let step = 2; step <= TALENT_STEP.profile; step++) await send('PUT', '/api/talent/step', { step })
  await send('POST', '/api/auth/verification/phone/request', phone)
  const [message = ''] = await messagesTo(origin, `+962791${n}`)
  const code = /\d{4}/.exec(message)?.[0]
  await send('POST', '/api/auth/verification/phone/verify', { code })
  return talent
}

/** A company that signs up, describes what it needs and books the meeting about it. */
export async function newClient(origin: string): Promise<Person & { projectId: string }> {
  const n = suffix()
  const company = { website: 'nakhla.test', role: 'CTO', country: 'SA', phone: `0501${n}`, country_code: 'SA' }
  const form = {
    type: 2,
    first_name: 'Khalid',
    last_name: 'Otaibi',
    email: `khalid${n}@nakhla.test`,
    ...company,
    consent,
  }
  const client = await signUp(origin, form)
  const { send } = client
  const { id: projectId } = await send('POST', '/api/client/projects/about', {
    product_name: 'Souq',
    industry: 'e-commerce',
    scope: { kind: 'text', text: 'A shop for craftspeople.' },
    role: 'backend_developer',
    availability: 'full_time',
    duration: 6,
    primary_language: 'ar',
  })
  const choices = { services: ['team-as-a-service'], technologies: ['node-js', 'postgresql'] }
  await send('POST', '/api/client/projects/services', { project_id: projectId, ...choices })
  const timezone = 'Asia/Riyadh'
  const slots: { start: string }[] = await send('GET', `/api/meetings/slots?timezone=${timezone}`)
  const { start } = slots[Math.floor(slots.length * Math.random())]!
  await send('POST', '/api/client/projects/bookMeeting', { project_id: projectId, start, timezone })
  return { ...client, projectId }
}

/** A nomination, and the interview it leads to, until both have agreed on a time. */
async function arrangeInterview(
  matcher: Caller,
  client: Person & { projectId: string },
  talent: Person,
): Promise<void> {
  const { id: nomination_id } = await matcher('POST', '/api/ops/nominations', {
    project_id: client.projectId,
    talent_id: talent.user.id,
    reasons: ['Knows payments'],
    early_reason: 'The company asked to meet them early',
  })
  const { id } = await client.send('POST', '/api/client/interview-requests', { nomination_id })
  await talent.send('POST', `/api/talent/interview-requests/${id}/confirm`, {
    availability: { full_time: true, part_time: false, timing: 'immediately' },
    salaries: { full_time: 2000 },
  })
  const noon = (days: number) => Math.ceil(Date.now() / DAY) * DAY + DAY / 2 + days * DAY
  const slots = [3, 5].map((days) => ({
    start: new Date(noon(days)).toISOString(),
    end: new Date(noon(days) + 2_700_000).toISOString(),
  }))
  const path = `/api/client/interview-requests/${id}/slots`
  const offered = await client.send('POST', path, { slots, timezone: 'Asia/Riyadh' })
  const [slot] = offered.slots as { id: string }[]
  await talent.send('POST', `/api/talent/interview-requests/${id}/select`, { slot_id: slot!.id })
}

/** A company of the demo world reads its invoices. */
async function readInvoices(send: Caller): Promise<void> {
  const invoices: { id: string }[] = await send('GET', '/api/client/invoices')
  if (!invoices[0]) throw new Error('The company of the demo world has no invoice')
  await send('GET', `/api/client/invoices/${invoices[0].id}`)
}

const tokenOf = ({ local, tab }: { local: Record<string, string>; tab: Record<string, string> }): string =>
  local['token'] ?? (JSON.parse(tab['staff'] ?? '{}') as { token: string }).token

/** The sessions that the demo world has; a code is sent once a minute, so they are opened once. */
export async function openSessions(origin: string) {
  const [owner, admin, matcher] = [
    await signIn(origin, 'client@demo.fareeq.test'),
    await signInStaff(origin, 'staff@demo.fareeq.test'),
    await signInStaff(origin, 'huda.otaibi@demo.fareeq.test'),
  ]
  return { owner: tokenOf(owner), admin: tokenOf(admin), matcher: tokenOf(matcher) }
}
export type Sessions = Awaited<ReturnType<typeof openSessions>>

/** All of it once; whom it made. */
export async function makeMainCalls(origin: string, sessions: Sessions): Promise<{ talent: string; client: string }> {
  const [talent, client] = [await newTalent(origin), await newClient(origin)]
  await arrangeInterview(callerOf(origin, sessions.matcher), client, talent)
  await readInvoices(callerOf(origin, sessions.owner))
  return { talent: talent.token, client: client.token }
}
