import { expect, test } from 'vitest'
import { HOUR, after } from '../kernel/time/time.ts'
import { feedbackFault, hasBegun, hasMet } from './rules-feedback.ts'
import type { InterviewState } from './states.ts'

test.each<[InterviewState, boolean, ReturnType<typeof feedbackFault>]>([
  ['pending_talent_confirmation', false, 'feedback_early'],
  ['pending_client_time_slots', false, 'feedback_early'],
  ['pending_talent_meeting_confirmation', false, 'feedback_early'],
  ['pending_client_confirmation_on_new_slots', false, 'feedback_early'],
  ['interview_scheduled', false, 'feedback_early'],
  ['client_pending', false, null],
  ['interview_completed', false, 'feedback_given'],
  ['interview_completed', true, 'feedback_expired'],
  ['canceled', false, 'feedback_expired'],
  ['talent_unavailable', false, 'feedback_expired'],
])('a word on an interview in %s (too late: %s) is %s [S-063] [S-064]', (state, feedback_expired, fault) =>
  expect(feedbackFault({ state, feedback_expired })).toBe(fault),
)

test('after a round that was followed by another the company decides there', () =>
  expect(feedbackFault({ state: 'interview_completed', feedback_expired: false, isFollowed: true })).toBe(
    'interview_moved',
  ))

const now = new Date('2026-11-18T09:00:00Z')
test.each<[InterviewState, number, boolean, boolean]>([
  ['interview_scheduled', 1, false, false],
  ['interview_scheduled', 0, true, false],
  ['client_pending', -1, true, true],
  ['interview_completed', -1, true, true],
  ['canceled', -1, false, false],
])('%s that began %d hours from now has begun: %s, is over: %s', (state, hours, expected, isOver) => {
  const starts_at = after(now, hours * HOUR)
  const interview = { state, starts_at, ends_at: after(starts_at, HOUR) }
  expect([hasBegun(interview, now), hasMet(interview, now)]).toEqual([expected, isOver])
})

test('without a time nobody has met', () =>
  expect(hasMet({ state: 'interview_completed', starts_at: null, ends_at: null }, now)).toBe(false))
