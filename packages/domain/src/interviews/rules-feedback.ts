import type { InterviewState } from './states.ts'

type InterviewTimes = { readonly state: InterviewState; readonly starts_at: Date | null; readonly ends_at: Date | null }

/** A time was agreed on and nobody has taken it back. */
const isAgreed = ({ state }: InterviewTimes): boolean =>
  state === 'interview_scheduled' || state === 'client_pending' || state === 'interview_completed'

/** From its first minute on somebody can be missing. */
export const hasBegun = (interview: InterviewTimes, now: Date): boolean =>
  isAgreed(interview) && interview.starts_at !== null && interview.starts_at.getTime() <= now.getTime()

/** They have met, so both can say how it was. */
export const hasMet = (interview: InterviewTimes, now: Date): boolean =>
  isAgreed(interview) && interview.ends_at !== null && interview.ends_at.getTime() <= now.getTime()

/** Why the company cannot say what it thinks; null when it can. `state` is what the clock has left (D-67). */
export function feedbackFault({
  state,
  feedback_expired,
}: {
  readonly state: InterviewState
  readonly feedback_expired: boolean
}): 'feedback_given' | 'feedback_expired' | 'feedback_early' | null {
  if (state === 'client_pending') return null
  if (state === 'interview_completed') return feedback_expired ? 'feedback_expired' : 'feedback_given'
  // Nothing will be met for any more.
  if (state === 'canceled' || state === 'talent_unavailable') return 'feedback_expired'
  return 'feedback_early'
}
