import { expect, test } from 'vitest'
import { MEMBER_ROLES } from '../kernel/permissions/roles.ts'
import { isPanelOpen, mayInterview, readsScorecards, scorecardFault } from './rules-panel.ts'
import { INTERVIEW_STATES } from './states.ts'

const starts_at = new Date('2026-11-18T09:00:00Z')
const ends_at = new Date('2026-11-18T09:45:00Z')

test('who may judge a talent may be invited to interview one', () => {
  expect(MEMBER_ROLES.filter(mayInterview)).toEqual(['owner', 'hiring_manager', 'interviewer'])
})

test('the panel changes until they have met', () => {
  expect(INTERVIEW_STATES.filter(isPanelOpen)).toEqual([
    'pending_talent_confirmation',
    'pending_client_time_slots',
    'pending_talent_meeting_confirmation',
    'pending_client_confirmation_on_new_slots',
    'interview_scheduled',
  ])
})

test('a scorecard is written from the first minute until the company has decided', () => {
  const scheduled = { state: 'interview_scheduled', starts_at, ends_at } as const
  expect(scorecardFault(scheduled, new Date(starts_at.getTime() - 1))).toBe('feedback_early')
  expect(scorecardFault(scheduled, starts_at)).toBeNull()
  expect(scorecardFault({ ...scheduled, state: 'client_pending' }, ends_at)).toBeNull()
  const completed = { ...scheduled, state: 'interview_completed' } as const
  expect(scorecardFault(completed, ends_at)).toBe('feedback_given')
  expect(scorecardFault(completed, ends_at, true)).toBeNull()
})

test('an interviewer reads the others after their own word, and whoever decides reads all', () => {
  expect(readsScorecards({ isInterviewer: true, hasOwn: false })).toBe(false)
  expect(readsScorecards({ isInterviewer: true, hasOwn: true })).toBe(true)
  expect(readsScorecards({ isInterviewer: false, hasOwn: false })).toBe(true)
})
