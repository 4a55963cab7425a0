import { describe, expect, test } from 'vitest'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { STAFF_ROLES } from '../kernel/permissions/roles.ts'
import { beganBefore, daysOf, dueOf, endOfToday, tabsOf, workKindsFor } from './rules.ts'

const HOLIDAYS = ['2026-11-18']
const riyadh = (text: string) => new Date(`${text}:00+03:00`)

describe('what falls due before the next working day is work of today (D-73)', () => {
  test.each([
    ['a Sunday ends with itself', '2026-11-15T09:00', '2026-11-16T00:00'],
    ['the eve of a holiday ends after it', '2026-11-17T23:59', '2026-11-19T00:00'],
    ['a Thursday ends with the week-end', '2026-11-19T17:00', '2026-11-22T00:00'],
    ['a Friday belongs to the same', '2026-11-20T10:00', '2026-11-22T00:00'],
  ])('%s', (_, now, end) => expect(endOfToday(riyadh(now), HOLIDAYS)).toEqual(riyadh(end)))
})

describe('the lists of the home', () => {
  const at = { now: riyadh('2026-11-15T12:00'), end: riyadh('2026-11-16T00:00'), me: 'sara' }
  test.each([
    ['late, and nobody has it', '2026-11-15T11:59', null, true, ['late', 'unowned']],
    ['late, and mine', '2026-11-14T12:00', 'sara', true, ['late', 'mine']],
    ['due now is not late', '2026-11-15T12:00', 'rami', true, ['today']],
    ['due today, and nobody owns such a thing', '2026-11-15T23:59', null, false, ['today']],
    ['due at midnight is work of tomorrow', '2026-11-16T00:00', null, true, ['later', 'unowned']],
    ['later, and mine', '2026-12-01T09:00', 'sara', true, ['later', 'mine']],
  ] as const)('%s', (_, due, owner, isOwned, tabs) =>
    expect(tabsOf({ due: riyadh(due), owner, isOwned }, at)).toEqual(tabs),
  )
})

test('a condition on the beginning says the same as the deadline, for every hour of three weeks', () => {
  const moments = Array.from(
    { length: 21 * 8 },
    (_, n) => new Date(riyadh('2026-11-08T00:00').getTime() + n * 3 * 3.6e6),
  )
  for (const days of [null, 0, 1, 3])
    for (const moment of moments.filter((_, n) => n % 5 === 0)) {
      const start = beganBefore(moment, days, HOLIDAYS)
      const wrong = moments.filter((at) => at < start !== dueOf(at, days, HOLIDAYS) < moment)
      expect(wrong).toEqual([])
    }
})

test('a policy changes how long a kind may wait, and nothing that has a deadline of its own', () => {
  expect([
    daysOf('video', UNCHANGED),
    daysOf('video', { ...UNCHANGED, work_video_days: 5 }),
    daysOf('ticket', UNCHANGED),
  ]).toEqual([3, 5, null])
})

test('every role finds work of its own', () => {
  const idle = STAFF_ROLES.filter((role) => workKindsFor([role]).length === 0)
  expect(idle).toEqual([])
  expect(workKindsFor(['finance'])).toEqual(['ticket', 'task', 'invoice', 'overdue', 'payment', 'approval', 'payout'])
  expect(workKindsFor(['recruiter'])).toEqual(['ticket', 'video', 'objection', 'incident', 'conduct', 'selection'])
})
