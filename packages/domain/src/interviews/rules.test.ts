import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { DAY, HOUR, MINUTE, after } from '../kernel/time/time.ts'
import {
  INTERVIEW_GROUPS,
  clockMoves,
  clockReason,
  dueAt,
  dueByClock,
  extendedDue,
  feedbackExpired,
  groupOf,
  nominationUntil,
  stateAt,
  statesOf,
  waitsForTalent,
} from './rules.ts'
import { CLOSED, INTERVIEW_STATES, type InterviewState, interviewLife } from './states.ts'

const now = new Date('2026-11-15T09:00:00Z')
const feedback_days = UNCHANGED.interview_feedback_days
const on = (...times: number[]) => times.map((hours) => ({ starts_at: after(now, hours * HOUR) }))

describe('when the clock moves it', () => {
  test.each<[InterviewState, number[], number | null, Date | null]>([
    ['pending_talent_confirmation', [], null, after(now, 5 * DAY)],
    ['pending_client_time_slots', [], null, after(now, 7 * DAY)],
    ['pending_talent_meeting_confirmation', [200, 300], null, after(now, 72 * HOUR)],
    // Four hours before the first of them, although the second is days away.
    ['pending_talent_meeting_confirmation', [300, 26], null, after(now, 22 * HOUR)],
    ['pending_client_confirmation_on_new_slots', [200, 300], null, after(now, 72 * HOUR)],
    ['pending_client_confirmation_on_new_slots', [30, 60], null, after(now, 60 * HOUR)],
    ['pending_client_confirmation_on_new_slots', [30], null, after(now, 30 * HOUR)],
    ['interview_scheduled', [], 48, after(now, 48 * HOUR)],
    ['client_pending', [], 0, after(now, 14 * DAY)],
    ['talent_unavailable', [], null, null],
    ['canceled', [], null, null],
    ['interview_completed', [], 0, null],
  ])('%s, with times in %j hours', (state, hours, ends, due) =>
    expect(
      dueAt(
        state,
        { at: now, times: on(...hours), ends_at: ends === null ? null : after(now, ends * HOUR), feedback_days },
        UNCHANGED,
      ),
    ).toEqual(due),
  )

  test('by the policies of the day on which it enters a state', () => {
    const entered = { at: now, times: on(200), ends_at: null, feedback_days: 3 }
    const policies = { ...UNCHANGED, interview_confirm_days: 2, interview_choose_hours: 24 }
    expect(dueAt('pending_talent_confirmation', entered, policies)).toEqual(after(now, 2 * DAY))
    expect(dueAt('pending_talent_meeting_confirmation', entered, policies)).toEqual(after(now, DAY))
    // The company keeps the days that the request began with.
    expect(dueAt('client_pending', entered, policies)).toEqual(after(now, 3 * DAY))
    expect(stateAt({ state: 'interview_scheduled', due_at: now, feedback_days: 3 }, after(now, 3 * DAY))).toBe(
      'interview_completed',
    )
  })

  test('says why it has ended', () => {
    expect(INTERVIEW_STATES.map(clockReason)).toEqual([
      'talent_timeout',
      'client_timeout',
      'talent_timeout',
      'client_timeout',
      ...Array.from({ length: 5 }, () => null),
    ])
  })
})

describe('what is over by the clock is over, although nobody has written it down', () => {
  test('a minute before it is not, at the very moment it is', () => {
    const request = { state: 'pending_talent_confirmation', due_at: now, feedback_days } as const
    expect(stateAt(request, after(now, -1))).toBe('pending_talent_confirmation')
    expect(stateAt(request, now)).toBe('talent_unavailable')
  })

  test('a meeting of a month ago has ended, waited for a word, and closed without one', () => {
    const scheduled = { state: 'interview_scheduled', due_at: now, feedback_days, feedback_expired: false } as const
    expect(stateAt(scheduled, after(now, 14 * DAY - 1))).toBe('client_pending')
    expect(feedbackExpired(scheduled, after(now, 14 * DAY - 1))).toBe(false)
    expect(clockMoves(scheduled, after(now, 30 * DAY))).toEqual([
      { event: 'end', from: 'interview_scheduled', to: 'client_pending', at: now },
      { event: 'timeout', from: 'client_pending', to: 'interview_completed', at: after(now, 14 * DAY) },
    ])
    expect(feedbackExpired(scheduled, after(now, 14 * DAY))).toBe(true)
  })

  test('however late somebody looks, it ends where the table says, and looking in between changes nothing', () => {
    const open = INTERVIEW_STATES.filter((state) => !CLOSED.includes(state))
    fc.assert(
      fc.property(
        fc.constantFrom(...open),
        fc.integer({ min: 0, max: 60 * 24 }),
        fc.integer({ min: 0, max: 60 * 24 }),
        (state, first, more) => {
          const interview = { state, due_at: now, feedback_days, feedback_expired: false }
          const [soon, late] = [after(now, first * HOUR), after(now, (first + more) * HOUR)]
          const moves = clockMoves(interview, soon)
          const then = moves.at(-1)
          const later = then
            ? { state: then.to, due_at: dueByClock(then.to, then.at, feedback_days), feedback_days }
            : interview
          expect(stateAt(later, late)).toBe(stateAt(interview, late))
          for (const { from, event, to, at } of moves) {
            expect(interviewLife.next(from, event)).toBe(to)
            expect(at.getTime()).toBeLessThanOrEqual(soon.getTime())
          }
        },
      ),
    )
  })
})

describe('how the list of a company is divided [S-048]', () => {
  test('by the life table: what waits for the company is what it can answer', () => {
    expect(INTERVIEW_GROUPS.map(statesOf)).toEqual([
      ['interview_scheduled'],
      ['pending_client_time_slots', 'pending_client_confirmation_on_new_slots', 'client_pending'],
      ['pending_talent_confirmation', 'pending_talent_meeting_confirmation'],
      ['talent_unavailable', 'canceled', 'interview_completed'],
      [],
    ])
  })

  const tomorrow = after(now, DAY)
  test.each<[InterviewState, Date | null, boolean, (typeof INTERVIEW_GROUPS)[number]]>([
    ['interview_scheduled', tomorrow, false, 'upcoming'],
    ['interview_scheduled', now, false, 'pending_client_action'],
    ['interview_scheduled', after(now, -14 * DAY), false, 'expired'],
    ['pending_client_time_slots', tomorrow, false, 'pending_client_action'],
    ['pending_client_confirmation_on_new_slots', tomorrow, false, 'pending_client_action'],
    ['client_pending', tomorrow, false, 'pending_client_action'],
    ['client_pending', now, false, 'expired'],
    ['pending_talent_confirmation', tomorrow, false, 'pending_talent'],
    ['pending_talent_meeting_confirmation', tomorrow, false, 'pending_talent'],
    ['pending_talent_meeting_confirmation', now, false, 'past'],
    ['interview_completed', null, false, 'past'],
    ['interview_completed', null, true, 'expired'],
    ['canceled', null, false, 'past'],
    ['talent_unavailable', null, false, 'past'],
  ])('%s until %s (no word in time: %s) is in %s', (state, due_at, feedback_expired, group) =>
    expect(groupOf({ state, due_at, feedback_days, feedback_expired }, now)).toBe(group),
  )

  test('a talent must answer to be asked to confirm and to two times, as long as they may', () => {
    const waiting = INTERVIEW_STATES.filter((state) => waitsForTalent({ state, due_at: tomorrow, feedback_days }, now))
    expect(waiting).toEqual(['pending_talent_confirmation', 'pending_talent_meeting_confirmation'])
    expect(waitsForTalent({ state: 'pending_talent_confirmation', due_at: now, feedback_days }, now)).toBe(false)
  })
})

test.each<[InterviewState, Date | null, number[], Date | null]>([
  ['pending_talent_confirmation', now, [], after(now, 3 * DAY)],
  ['client_pending', now, [], after(now, 3 * DAY)],
  ['pending_talent_meeting_confirmation', now, [200, 300], after(now, 3 * DAY)],
  // When the last time has begun there is nothing to wait for.
  ['pending_talent_meeting_confirmation', now, [4, 30], after(now, 30 * HOUR)],
  ['interview_scheduled', now, [], null],
  ['canceled', null, [], null],
])('three more days for %s end at %s with times in %j hours', (state, due_at, hours, until) =>
  expect(extendedDue({ state, due_at }, 3, on(...hours))).toEqual(until),
)

test('a nomination stays fourteen days after the last move, and after the meeting it is for', () => {
  expect(nominationUntil(now, null, UNCHANGED)).toEqual(after(now, 14 * DAY))
  expect(nominationUntil(now, after(now, -HOUR), UNCHANGED)).toEqual(after(now, 14 * DAY))
  expect(nominationUntil(now, after(now, 20 * DAY), UNCHANGED)).toEqual(after(now, 34 * DAY))
  expect(nominationUntil(now, after(now, MINUTE), UNCHANGED).getTime()).toBeGreaterThan(after(now, 14 * DAY).getTime())
})
