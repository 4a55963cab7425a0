import { signUpContract } from '@fareeq/domain/accounts/contract-sign-up.ts'
import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import type { StaffRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { trackingContract as contract } from '@fareeq/domain/tracking/contract.ts'
import { FUNNEL_STEPS } from '@fareeq/domain/tracking/rules-funnel.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { talentForm } from '../../testing/forms.ts'
import { freshStory } from '../../testing/story.ts'
import { soon } from '../../testing/soon.ts'

const story = await freshStory()

const SESSION = '5b8e4f5e-6f0c-4a51-9f1c-2f1f1c1c1c1c'
const events = () => story.db.rows(sql`select 1 from tracking_events`)
const visit = (utm_source: string | undefined, path = '/home/client', session?: string) => {
  const utm = utm_source ? { utm_source, utm_campaign: 'launch' } : undefined
  const event = {
    name: 'page_view' as const,
    path,
    lang: 'ar' as const,
    at: story.now().toISOString(),
    entry: true,
    utm,
  }
  return story.person().call(contract.sendEvents, { body: { events: [event], session } })
}
const signUp = async (utm: Record<string, string> | undefined) => {
  const form = talentForm()
  await story.person({ lang: 'ar' }).call(signUpContract.register, { body: { ...form, utm } })
  return form.email
}
const prove = async (email: string) =>
  story.person().call(accountsContract.login, { body: { email, otpCode: await story.codeFor(email) } })
const day = (moment = story.now()) => riyadhDay(moment)

/** Two visits by Whapp, of which one signs up and proves the address; one from nowhere that opens the form. */
async function oneDay() {
  await visit('WhatsApp')
  await visit('WhatsApp', '/talent-signup')
  await visit(undefined, '/client-signup?Campaign=launch', SESSION)
  await visit(undefined, '/client-signup?Campaign=launch', SESSION)
  await prove(await signUp({ utm_source: 'Whapp', utm_campaign: 'launch', at: day() }))
  await signUp(undefined)
}
type Step = { step: string; count: number; rate: number | null }
const counts = (steps: Step[]) => steps.map(({ count }) => count)
const read = async (query: object, roles: StaffRole[] = ['content']) =>
  (await story.staff(roles)).call(contract.funnel, { query })
const bySource = async (query: object = {}) => {
  const { data } = (await read(query)).body as { data: { key: string; steps: Step[] }[] }
  return Object.fromEntries(data.map(({ key, steps }) => [key, counts(steps)]))
}
const expected = { Whapp: [2, 1, 1, 1, 0], '': [1, 1, 1, 0, 0] }

test('the funnel says how many came, began, signed up and proved themselves, by source, campaign and language', async () => {
  await oneDay()
  const { status, body } = await read({ by: 'source' })
  expect(status).toBe(200)
  expect(body.data[0]).toEqual({
    key: 'Whapp',
    steps: [
      { step: 'visit', count: 2, rate: null },
      { step: 'signup_started', count: 1, rate: 0.5 },
      { step: 'signed_up', count: 1, rate: 1 },
      { step: 'email_verified', count: 1, rate: 1 },
      { step: 'phone_verified', count: 0, rate: 0 },
    ],
  })
  expect(body.meta).toMatchObject({ from: day(after(story.now(), -29 * DAY)), to: day(), by: 'source' })
  expect(counts(body.meta.total)).toEqual([3, 2, 2, 1, 0])
  expect(await bySource()).toEqual(expected)
  expect(await bySource({ by: 'campaign' })).toEqual({ launch: [3, 2, 1, 1, 0], '': [0, 0, 1, 0, 0] })
  expect(await bySource({ by: 'lang' })).toEqual({ ar: [3, 2, 2, 1, 0] })
})

const countDays = async () => {
  const done = () => story.app.platform.jobs.outcomes().get('tracking.count-days')?.done ?? 0
  const before = done()
  await story.app.platform.jobs.send(story.db, 'tracking.count-days', {})
  await soon(() => expect(done()).toBe(before + 1))
}

test('a whole day is counted once for good: it outlives its events and the accounts that proved nothing', async () => {
  await oneDay()
  const today = day()
  story.advance(DAY)
  await countDays()
  await countDays()
  expect(await bySource()).toEqual(expected)
  await visit('google')
  await story.db.run(sql`delete from users where email_verified_at is null`)
  await story.db.run(sql`delete from tracking_events where source <> 'google'`)
  expect(await bySource({ from: today, to: today })).toEqual(expected)
  expect(await bySource({ from: today, to: day() })).toEqual({ ...expected, google: [1, 0, 0, 0, 0] })
  expect(await bySource({ from: day(), to: day() })).toEqual({ google: [1, 0, 0, 0, 0] })
  expect(await bySource({ from: '2026-01-01', to: '2026-01-31' })).toEqual({})
  // A phone that is proved later counts for the day the account was opened, and never without it.
  await story.db.run(sql`update users set phone_verified_at = ${story.now()}`)
  expect(await bySource({ from: today, to: today })).toEqual({ ...expected, Whapp: [2, 1, 1, 1, 1] })
  expect(await bySource({ from: day(), to: day() })).toEqual({ google: [1, 0, 0, 0, 0] })
})

test('days in which nobody counted are counted later, and events are forgotten after thirteen months', async () => {
  await visit('google')
  story.advance(3 * DAY)
  await visit('google')
  story.advance(DAY)
  await countDays()
  const days = sql`select day::text, count from tracking_days order by day`
  expect((await story.db.rows<{ count: number }>(days)).map(({ count }) => count)).toEqual([1, 1])
  story.advance(394 * DAY)
  await countDays()
  expect(await events()).toHaveLength(1)
  story.advance(10 * DAY)
  await countDays()
  expect(await events()).toEqual([])
  expect(await story.db.rows(days)).toHaveLength(2)
})

test('the funnel is for those who win visitors and those who look after them, and for nobody else', async () => {
  const roles: StaffRole[] = ['recruiter', 'matcher', 'account_manager', 'operations', 'finance', 'content', 'admin']
  const allowed: StaffRole[] = []
  for (const role of roles) {
    const { status, body } = await read({}, [role])
    if (status === 200) allowed.push(role)
    else expect([status, body.code]).toEqual([403, 'not_authorized'])
  }
  expect(allowed).toEqual(['account_manager', 'operations', 'content', 'admin'])
})

test('days in the wrong order, no days and unknown groups are refused; a long time is shortened', async () => {
  for (const [query, field] of [
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
    [{ from: '2026-02-30' }, 'from'],
    [{ by: 'email' }, 'by'],
  ] as const)
    expect(await read(query)).toMatchObject({ status: 422, body: { errors: [{ field }] } })
  const { body } = await read({ from: '2019-01-01', to: '2026-11-01' })
  expect(body.meta).toMatchObject({ from: '2025-09-28', to: '2026-11-01' })
})

test('the database keeps what is gone later, page views and sign-ups, and no other step', async () => {
  const keep = (step: string) =>
    story.db.run(sql`
      insert into tracking_days (day, step, source, campaign, lang, count) values ('2026-11-15', ${step}, '', '', 'ar', 1)`)
  const proved = FUNNEL_STEPS.filter((step) => step.endsWith('_verified'))
  for (const step of FUNNEL_STEPS) if (!proved.includes(step)) expect(await keep(step)).toBe(1)
  for (const step of [...proved, 'hired']) await expect(keep(step)).rejects.toThrow('tracking_days_step_check')
})
