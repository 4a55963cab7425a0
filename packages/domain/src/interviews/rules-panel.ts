import { may } from '../kernel/permissions/permissions.ts'
import type { MemberRole } from '../kernel/permissions/roles.ts'
import { hasBegun } from './rules-feedback.ts'
import { type InterviewState, factsOf, isOpen } from './states.ts'

/** Colleagues of the company beside whoever started the interview. */
export const MAX_INTERVIEWERS = 5

/** What an interviewer recommends to the company. */
export const RECOMMENDATIONS = ['yes', 'unsure', 'no'] as const
export type Recommendation = (typeof RECOMMENDATIONS)[number]

/** Who may be invited: a colleague who may say what they think of a talent. */
export const mayInterview = (role: MemberRole): boolean => may({ kind: 'client', role }, 'interviews.feedback')

/** Until they have met, the panel may change. */
export const isPanelOpen = (state: InterviewState): boolean => isOpen(state) && factsOf(state).meeting !== 'met'

type Meeting = { readonly state: InterviewState; readonly starts_at: Date | null; readonly ends_at: Date | null }

/**
 * Why an interviewer cannot write a scorecard now; null when they can. It may be changed until the company has decided,
 * which is after the last round where there are several.
 */
export function scorecardFault(
  meeting: Meeting,
  now: Date,
  isUndecided = false,
): 'feedback_early' | 'feedback_given' | null {
  if (!isOpen(meeting.state) && !isUndecided) return 'feedback_given'
  return hasBegun(meeting, now) ? null : 'feedback_early'
}

/** An interviewer who owes their own scorecard does not read the others: each one thinks alone first. */
export const readsScorecards = (reader: { isInterviewer: boolean; hasOwn: boolean }): boolean =>
  !reader.isInterviewer || reader.hasOwn
