import { UNCHANGED } from '../kernel/policies/policies.ts'
import { expect, test } from 'vitest'
import { DAY, after } from '../kernel/time/time.ts'
import { STAFF_ROLES } from '../kernel/permissions/roles.ts'
import {
  type Outcome,
  clientMoves,
  expiresAt,
  extendedTo,
  hasExpired,
  isWaiting,
  mayNominate,
  outcomeFor,
  showsSalary,
  stateAt,
} from './rules.ts'
import type { Mover, NominationEvent } from './states.ts'

const now = new Date('2026-11-15T09:00:00Z')
const tomorrow = after(now, DAY)
const yesterday = after(now, -DAY)

test('somebody is kept for fourteen days, or for as many as the policy says', () => {
  expect(expiresAt(now, UNCHANGED)).toEqual(new Date('2026-11-29T09:00:00Z'))
  expect(expiresAt(now, { nomination_days: 7 })).toEqual(new Date('2026-11-22T09:00:00Z'))
})

test.each([
  ['still running', tomorrow, after(tomorrow, 3 * DAY)],
  ['over', yesterday, after(now, 3 * DAY)],
])('three more days count from the end, or from today where it is past: %s', (_, ends, until) => {
  expect(extendedTo(ends, 3, now)).toEqual(until)
})

test.each([
  ['reserved', tomorrow, true],
  ['in_interview', tomorrow, true],
  ['accepted', yesterday, true],
  ['reserved', yesterday, false],
  ['expired', tomorrow, false],
  ['not_interested', tomorrow, false],
  ['withdrawn', tomorrow, false],
] as const)('a salary that was shown for a nomination is seen while it stands: %s', (state, expires_at, isSeen) => {
  expect(showsSalary({ unlocked: true, state, expires_at }, now)).toBe(isSeen)
  expect(showsSalary({ unlocked: false, state, expires_at }, now)).toBe(false)
})

test('what is over by the clock is over, although nobody has written it down', () => {
  expect(hasExpired({ state: 'reserved', expires_at: now }, now)).toBe(true)
  expect(hasExpired({ state: 'reserved', expires_at: tomorrow }, now)).toBe(false)
  expect(hasExpired({ state: 'expired', expires_at: tomorrow }, now)).toBe(true)
  expect(stateAt({ state: 'in_interview', expires_at: yesterday }, now)).toBe('expired')
  expect(stateAt({ state: 'accepted', expires_at: yesterday }, now)).toBe('accepted')
  expect(isWaiting({ state: 'reserved', expires_at: yesterday }, now)).toBe(false)
})

test.each([
  ['reserved', tomorrow, false, ['interview', 'pass', 'ask_for_days']],
  ['reserved', tomorrow, true, ['interview', 'pass']],
  ['reserved', yesterday, false, ['ask_for_days']],
  ['reserved', yesterday, true, []],
  ['in_interview', tomorrow, false, ['pass']],
  ['accepted', tomorrow, false, []],
  ['not_interested', tomorrow, false, []],
  ['expired', yesterday, false, ['ask_for_days']],
  ['withdrawn', tomorrow, false, []],
] as const)('with %s until %s (asked: %s) a client may %j', (state, expires_at, hasAsked, moves) => {
  expect(clientMoves({ state, expires_at, asked: hasAsked }, now)).toEqual(moves)
})

test('matchers, account managers and admins nominate, nobody else', () => {
  expect(STAFF_ROLES.filter((role) => mayNominate([role]))).toEqual(['matcher', 'account_manager', 'admin'])
})

test.each<[string, NominationEvent, Mover, Outcome | null]>([
  ['the company accepts', 'accept', 'system', 'accepted'],
  ['the company passes', 'pass', 'client', 'not_interested'],
  ['time runs out', 'expire', 'system', 'expired'],
  ['we take it back', 'withdraw', 'staff', 'withdrawn'],
  ['the talent declined themselves', 'withdraw', 'system', null],
  ['an interview begins', 'interview', 'system', null],
  ['more days are given', 'extend', 'staff', null],
])('when %s (%s by %s), the talent is told: %s', (_, event, mover, expected) =>
  expect(outcomeFor(event, mover)).toBe(expected),
)
