import { UNCHANGED } from '../kernel/policies/policies.ts'
import { expect, test } from 'vitest'
import { HOUR, after } from '../kernel/time/time.ts'
import { type AbsenceStanding, answerDue, isReminderDue, standingOf } from './rules-absence.ts'
import { INTERVIEW_STATES, type InterviewState } from './states.ts'

const at = new Date('2026-11-18T09:00:00Z')
const later = (hours: number) => after(at, hours * HOUR)

test('what was said about an absence is answered within 48 hours', () =>
  expect(answerDue(at, UNCHANGED)).toEqual(new Date('2026-11-20T09:00:00Z')))

test.each<['agreed' | 'denied' | null, InterviewState, number, AbsenceStanding | null]>([
  [null, 'interview_scheduled', 0, 'waiting'],
  [null, 'client_pending', 47.99, 'waiting'],
  [null, 'client_pending', 48, 'unanswered'],
  [null, 'interview_completed', 1000, 'unanswered'],
  ['agreed', 'client_pending', 1, 'agreed'],
  ['denied', 'interview_completed', 1000, 'denied'],
  [null, 'canceled', 1, null],
  [null, 'canceled', 1000, null],
  ['agreed', 'canceled', 1, null],
])('answered %s, the interview %s, %d hours later: it is held as %s', (answer, state, hours, standing) =>
  expect(standingOf({ at, answer }, state, UNCHANGED, later(hours))).toBe(standing),
)

test('what is canceled is never an absence, and everything else stays one', () => {
  for (const state of INTERVIEW_STATES)
    expect(standingOf({ at, answer: 'agreed' }, state, UNCHANGED, later(1)) === null).toBe(state === 'canceled')
})

test.each<[Date | null, 'agreed' | null, number, boolean]>([
  [null, null, 23.9, false],
  [null, null, 24, true],
  [null, null, 47.9, true],
  [null, null, 48, false],
  [later(24), null, 30, false],
  [null, 'agreed', 30, false],
])('reminded at %s, answered %s, after %d hours: a reminder is due: %s', (reminded_at, answer, hours, due) =>
  expect(isReminderDue({ at, answer, reminded_at }, UNCHANGED, later(hours))).toBe(due),
)
