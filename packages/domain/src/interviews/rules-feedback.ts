import type { Policies } from '../kernel/policies/policies.ts'
import { workingDaysAfter } from '../kernel/time/working-days.ts'
import { type InterviewState, factsOf, interviewLife, isCalledOff } from './states.ts'

type InterviewTimes = { readonly state: InterviewState; readonly starts_at: Date | null; readonly ends_at: Date | null }

/** A time was agreed on and nobody has taken it back. */
const isAgreed = ({ state }: InterviewTimes): boolean => ['ahead', 'met'].includes(factsOf(state).meeting)

/** From its first minute on somebody can be missing. */
export const hasBegun = (interview: InterviewTimes, now: Date): boolean =>
  isAgreed(interview) && interview.starts_at !== null && interview.starts_at.getTime() <= now.getTime()

/** They have met, so both can say how it was. */
export const hasMet = (interview: InterviewTimes, now: Date): boolean =>
  isAgreed(interview) && interview.ends_at !== null && interview.ends_at.getTime() <= now.getTime()

/** A rejection requires a reason. */
export const lacksReason = ({ action, reason }: { action: 'accepted' | 'rejected'; reason?: string | null }): boolean =>
  action === 'rejected' && !reason?.trim()

/** Why the company cannot say what it thinks; null when it can. `state` is what the clock has left (D-67). */
export function feedbackFault({
  state,
  feedback_expired,
  isFollowed = false,
}: {
  readonly state: InterviewState
  readonly feedback_expired: boolean
  /** A further round was asked for, and the company decides after that one. */
  readonly isFollowed?: boolean
}): 'feedback_given' | 'feedback_expired' | 'feedback_early' | 'interview_moved' | null {
  if (interviewLife.next(state, 'give_feedback')) return null
  // The interview will not take place any more.
  if (isCalledOff(state)) return 'feedback_expired'
  if (factsOf(state).meeting !== 'met') return 'feedback_early'
  if (isFollowed) return 'interview_moved'
  return feedback_expired ? 'feedback_expired' : 'feedback_given'
}

type ContractPolicies = Pick<Policies, 'work_hire_days' | 'work_contract_days' | 'holidays'>
/** By when a company that accepted somebody has the contract: the days to prepare it, and to confirm it. */
export const contractDue = (
  acceptedAt: Date,
  { work_hire_days, work_contract_days, holidays }: ContractPolicies,
): Date => workingDaysAfter(acceptedAt, work_hire_days + work_contract_days, holidays)
