import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { DAY, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { referralsContract as contract } from '@fareeq/domain/referrals/contract.ts'
import { testsDue } from '@fareeq/domain/referrals/rules.ts'
import type { ReferralEvent } from '@fareeq/domain/referrals/states.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { followReferrals } from './actions-clock.ts'
import { type ReferralMove, moveReferral } from './actions-moves.ts'

const story = await freshStory()

const EMAIL = 'sara@example.test'
/** Of somebody who begins two weeks from now. */
const contractOf = (months: number) => {
  const starts_on = daysAfter(riyadhDay(story.now()), 14)
  return { starts_on, ends_on: daysAfter(starts_on, months * 30), months }
}

async function agreed(): Promise<{ layla: Member; id: string }> {
  const layla = await story.talent()
  await story.db.run(sql`update users set phone_verified_at = ${story.now()} where id = ${layla.user.id}`)
  const body = { name: 'Sara Ali', email: EMAIL, role_id: 'qa_engineer', years: 3, consent: true as const }
  const { data } = (await layla.call(contract.invite, { body })).body
  const [mail] = await story.outbox(EMAIL)
  const params = { token: /token=([\w-]{43})/.exec(mail!.text)![1]! }
  expect((await story.person().call(contract.accept, { params })).status).toBe(200)
  return { layla, id: data.id }
}

const SYSTEM = { mover: 'system', actor: { kind: 'system' } } as const
const move = (id: string, event: ReferralEvent, overrides: Partial<ReferralMove> = {}) =>
  moveReferral(story.work(), id, { event, ...SYSTEM, ...overrides })
const clock = () => followReferrals(story.work())
const first = async (member: Member) => {
  // The stories last for months; the person stays signed in.
  await story.db.run(sql`update sessions set expires_at = expires_at + interval '1 year'`)
  return (await member.call(contract.list)).body.data[0]
}
const to = (moment: Date) => story.advance(moment.getTime() - story.now().getTime())

test('a friend who agreed and signs up with that address is found, and tests are due in three working days [K-052]', async () => {
  const { layla } = await agreed()
  await clock()
  expect(await first(layla)).toMatchObject({ status: 'consented' })
  const sara = await story.talent({ email: EMAIL })
  await clock()
  await clock()
  const one = await first(layla)
  const due = testsDue(story.now(), UNCHANGED)
  expect(one).toMatchObject({ status: 'registered', next: { what: 'tests_by', at: due.toISOString() } })
  expect(one.timeline.map(({ status }: { status: string }) => status)).toEqual(['invited', 'consented', 'registered'])
  const { friend_id } = await story.db.one<{ friend_id: string }>(sql`select friend_id from referrals`)
  expect(friend_id).toBe(sara.user.id)
})

test('somebody who only typed that address, and never proved it, is not taken for the friend', async () => {
  const { layla } = await agreed()
  await story.db.run(sql`
    insert into users (id, type, email, first_name, last_name, signup_source, created_at, updated_at)
    values (gen_random_uuid(), 1, ${EMAIL}, 'x', 'y', 'z', ${story.now()}, ${story.now()})`)
  await clock()
  expect(await first(layla)).toMatchObject({ status: 'consented' })
})

test('tests that are late are flagged, once; a public holiday is no working day [K-052]', async () => {
  const without = testsDue(story.now(), UNCHANGED)
  await story.holidays(riyadhDay(without))
  await agreed()
  await story.talent({ email: EMAIL })
  await clock()
  const late = async (moment: Date) => {
    to(moment)
    await clock()
    return (await story.db.rows(sql`select 1 from audit_entries where action = 'referral.tests_late'`)).length
  }
  expect(await late(new Date(without.getTime() + MINUTE))).toBe(0)
  expect(await late(new Date(without.getTime() + 4 * DAY))).toBe(1)
  expect(await late(new Date(without.getTime() + 5 * DAY))).toBe(1)
})

test.each([
  ['a contract of three months pays when it ends', 3, 90 + 14],
  ['a contract of one month pays when it ends', 1, 30 + 14],
  ['a longer one pays after ninety days of probation', 12, 90 + 14],
])('%s', async (_, months, days) => {
  const { layla, id } = await agreed()
  await story.talent({ email: EMAIL })
  await clock()
  const [hire, due] = [contractOf(months), daysAfter(riyadhDay(story.now()), days)]
  for (const event of ['test', 'pass'] as const) await move(id, event)
  await move(id, 'hire', { mover: 'operations', hire })
  expect(await first(layla)).toMatchObject({ status: 'hired', next: { what: 'bonus_on', at: `${due}T09:00:00.000Z` } })
  story.advance(DAY)
  await clock()
  expect(await first(layla)).toMatchObject({ status: 'hired' })
  to(new Date(`${due}T09:00:00Z`))
  await clock()
  expect(await first(layla)).toMatchObject({ status: 'bonus_due', next: { what: 'paid_by' } })
  await expect(move(id, 'pay', { mover: 'operations' })).rejects.toThrow()
  await move(id, 'pay', { mover: 'finance' })
  expect(await first(layla)).toMatchObject({ status: 'paid', next: null, amount_usd: 200 })
})

test('the years of the day of hire count, by the table that was shown at the invitation', async () => {
  const { layla, id } = await agreed()
  story.advance(DAY)
  await story.policies({ referral_senior_usd: 1 })
  await story.talent({ email: EMAIL })
  await clock()
  for (const event of ['test', 'pass'] as const) await move(id, event)
  await move(id, 'hire', { mover: 'operations', hire: { ...contractOf(12), years: 5.2 } })
  expect(await first(layla)).toMatchObject({ tier: 'senior', amount_usd: 300, years: 5.2 })
})

test('whoever leaves before that takes the bonus along, with the reason; a failed test may be taken again', async () => {
  const { layla, id } = await agreed()
  await story.talent({ email: EMAIL })
  await clock()
  for (const event of ['test', 'fail', 'test', 'pass'] as const) await move(id, event)
  await move(id, 'hire', { hire: contractOf(6) })
  await move(id, 'leave', { mover: 'operations' })
  expect(await first(layla)).toMatchObject({ status: 'void', void_reason: 'left_early', next: null })
})

test('a friend who agreed and never came is let go after ninety days, and forgotten', async () => {
  const { layla } = await agreed()
  story.advance(89 * DAY)
  await clock()
  expect(await first(layla)).toMatchObject({ status: 'consented' })
  story.advance(DAY)
  await clock()
  expect(await first(layla)).toMatchObject({ status: 'void', void_reason: 'lapsed' })
  expect(await story.db.one(sql`select email, phone, linkedin from referrals`)).toEqual({
    email: null,
    phone: null,
    linkedin: null,
  })
})

test('two who move it at once: one does, the other is told', async () => {
  const { id } = await agreed()
  await story.talent({ email: EMAIL })
  await clock()
  const outcomes = await Promise.allSettled([
    move(id, 'test'),
    move(id, 'test'),
    move(id, 'cancel', { mover: 'operations' }),
  ])
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length
  const moves = await story.db.rows<{ status: string }>(sql`
    select status from referral_moves where status in ('testing', 'void') order by id`)
  // Each successful move is saved once, in an order the table allows: the first cancellation ends it.
  expect(moves).toHaveLength(done)
  expect([['testing', 'void'], ['testing'], ['void']]).toContainEqual(moves.map(({ status }) => status))
})
