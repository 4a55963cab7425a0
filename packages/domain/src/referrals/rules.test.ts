import { describe, expect, test } from 'vitest'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { DAY, after } from '../kernel/time/time.ts'
import {
  activeSince,
  bonusDueOn,
  bonusPaidAfter,
  hasLapsed,
  invitationEnds,
  invitationState,
  isEarned,
  isSamePerson,
  nextDate,
  payBy,
  blocksReferral,
  testsDue,
  yearsForBonus,
} from './rules.ts'
import type { ReferralStatus, VoidReason } from './states.ts'

const now = new Date('2026-11-15T09:00:00Z')
const daysAgo = (days: number) => after(now, -days * DAY)
const endsOf = (days: number) => invitationEnds(daysAgo(days), UNCHANGED)

describe('the bonus', () => {
  test.each([
    [0, 0],
    [59, 4.9],
    [60, 5],
    [61, 5],
    [62, 5.1],
  ])('of a friend with %d months of experience is that of %d years', (months, years) =>
    expect(yearsForBonus(months)).toBe(years),
  )

  test.each([
    ['2026-11-14', true],
    ['2026-11-15', true],
    ['2026-11-16', false],
    [null, false],
  ])('whose day is %s is earned by somebody who leaves on 15 November: %s', (day, earned) =>
    expect(isEarned(day, '2026-11-15')).toBe(earned),
  )

  test.each([
    [1, 'project'],
    [3, 'project'],
    [4, 'probation'],
    [24, 'probation'],
  ])('for a contract of %d months it is paid after the %s [K-053] [K-054]', (months, after) =>
    expect(bonusPaidAfter(months, UNCHANGED)).toBe(after),
  )

  test.each([
    [1, '2027-01-01', '2027-01-01'],
    [3, '2027-02-28', '2027-02-28'],
    [4, '2027-03-31', '2027-03-01'],
    [12, '2027-11-30', '2027-03-01'],
    [24, null, '2027-03-01'],
  ])('%d months from the first of December, until %s: due on %s [K-053] [K-054]', (months, ends_on, due) =>
    expect(bonusDueOn({ starts_on: '2026-12-01', ends_on, months }, UNCHANGED)).toBe(due),
  )

  test('probation is as long as the policy says', () =>
    expect(
      bonusDueOn({ starts_on: '2026-12-01', ends_on: null, months: 12 }, { ...UNCHANGED, referral_probation_days: 30 }),
    ).toBe('2026-12-31'))

  test('is paid ten working days after it was earned at the latest', () => {
    expect(payBy(now, UNCHANGED).toISOString()).toBe('2026-11-29T15:00:00.000Z')
    expect(payBy(now, { ...UNCHANGED, holidays: ['2026-11-22'] }).toISOString()).toBe('2026-11-30T15:00:00.000Z')
  })
})

test.each([
  ['2026-11-15T09:00:00Z', '2026-11-18T15:00:00.000Z'],
  ['2026-11-18T09:00:00Z', '2026-11-23T15:00:00.000Z'],
])('whoever registers on %s is invited to the tests by %s (D-73) [K-052]', (registered, due) =>
  expect(testsDue(new Date(registered), UNCHANGED).toISOString()).toBe(due),
)

describe('whom one may not refer', () => {
  const me = { email: 'me@x.test', phone: '+966500000001' }
  test.each([
    [{ email: 'me@x.test', phone: null }, true],
    [{ email: 'other@x.test', phone: '+966500000001' }, true],
    [{ email: 'other@x.test', phone: null }, false],
    [{ email: 'other@x.test', phone: '+966500000002' }, false],
  ])('%j is oneself: %j', (friend, same) => expect(isSamePerson(me, friend)).toBe(same))

  test('without a phone on either side nobody is taken for another', () =>
    expect(isSamePerson({ email: 'a@x.test', phone: null }, { email: 'b@x.test', phone: null })).toBe(false))

  test('twelve months are counted back to the same day', () =>
    expect(activeSince(now, UNCHANGED).toISOString()).toBe('2025-11-15T09:00:00.000Z'))

  test('or to the last one of a shorter month', () =>
    expect(activeSince(new Date('2028-02-29T09:00:00Z'), UNCHANGED).toISOString()).toBe('2027-02-28T09:00:00.000Z'))
})

describe('an earlier invitation of the same friend', () => {
  test.each<[ReferralStatus, VoidReason | null, number, boolean, string]>([
    ['invited', null, 1, true, 'waits for its answer'],
    ['invited', null, 31, false, 'its link has ended'],
    ['consented', null, 31, true, 'the friend has agreed'],
    ['consented', null, 89, true, 'the friend has agreed'],
    ['consented', null, 91, false, 'the friend never came'],
    ['hired', null, 200, true, 'is under way'],
    ['failed', null, 10, false, 'has come to nothing for now'],
    ['void', 'declined', 30, true, 'the friend said no, and is left alone'],
    ['void', 'declined', 900, true, 'however long ago'],
    ['void', 'lapsed', 40, false, 'time ran out'],
    ['paid', null, 400, false, 'is done'],
  ])('that is %s (%s) for %d days keeps a new one out: %j, %s', (status, void_reason, days, blocks) =>
    expect(blocksReferral({ status, void_reason, ...endsOf(days) }, now)).toBe(blocks),
  )

  test('lapses with its link, or ninety days after the invitation once the friend has agreed', () => {
    expect(hasLapsed({ status: 'invited', ...endsOf(29) }, now)).toBe(false)
    expect(hasLapsed({ status: 'invited', ...endsOf(30) }, now)).toBe(true)
    expect(hasLapsed({ status: 'consented', ...endsOf(90) }, now)).toBe(true)
    expect(hasLapsed({ status: 'registered', ...endsOf(900) }, now)).toBe(false)
  })
})

test.each<[ReferralStatus, VoidReason | null, number, string]>([
  ['invited', null, 1, 'open'],
  ['invited', null, 30, 'over'],
  ['consented', null, 2, 'accepted'],
  ['hired', null, 2, 'accepted'],
  ['void', 'declined', 2, 'declined'],
  ['void', 'lapsed', 40, 'over'],
  ['void', 'left_early', 40, 'over'],
])('the link of one that is %s (%s) for %d days is %s', (status, void_reason, days, state) =>
  expect(invitationState({ status, void_reason, ...endsOf(days) }, now)).toBe(state),
)

describe('what comes next', () => {
  const none = { ...invitationEnds(now, UNCHANGED), tests_due_at: null, bonus_due_on: null, pay_by: null }
  test.each<[ReferralStatus, object, string | null, string?]>([
    ['invited', {}, 'answer_by', '2026-12-15'],
    ['consented', {}, 'register_by', '2027-02-13'],
    ['registered', { tests_due_at: new Date('2026-11-18T15:00:00Z') }, 'tests_by', '2026-11-18'],
    ['testing', {}, null],
    ['passed', {}, null],
    ['hired', { bonus_due_on: '2027-03-01' }, 'bonus_on', '2027-03-01'],
    ['bonus_due', { pay_by: new Date('2027-03-15T15:00:00Z') }, 'paid_by', '2027-03-15'],
    ['paid', {}, null],
    ['void', {}, null],
  ])('when %s, with %j: %s %s', (status, dates, what, day) => {
    const next = nextDate({ ...none, status, ...dates })
    expect([next?.what ?? null, next?.at.toISOString().slice(0, 10)]).toEqual([what, day])
  })
})
