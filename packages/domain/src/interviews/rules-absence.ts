import { HOUR, after } from '../kernel/time.ts'
import { type InterviewState, isCanceled } from './states.ts'

export const ABSENCE = {
  /** So long the other side may answer what was said about an absence. */
  hoursToAnswer: 48,
  /** Whoever has not answered by then is asked once more. */
  hoursToReminder: 24,
} as const

/** What is held of a report: it waits, both say the same, they do not, or the other side never said a word. */
export const ABSENCE_STANDINGS = ['waiting', 'agreed', 'denied', 'unanswered'] as const
export type AbsenceStanding = (typeof ABSENCE_STANDINGS)[number]

export type Claimed = { readonly at: Date; readonly answer: 'agreed' | 'denied' | null }

export const answerDue = (claimedAt: Date): Date => after(claimedAt, ABSENCE.hoursToAnswer * HOUR)

/** Null where nothing is held: nobody misses a meeting that was canceled, whatever was said before. */
export function standingOf({ at, answer }: Claimed, state: InterviewState, now: Date): AbsenceStanding | null {
  if (isCanceled(state)) return null
  if (answer) return answer
  return answerDue(at).getTime() <= now.getTime() ? 'unanswered' : 'waiting'
}

/** Once, in the middle of the time, and not when it is over. */
export const isReminderDue = (claim: Claimed & { readonly reminded_at: Date | null }, now: Date): boolean =>
  claim.answer === null &&
  claim.reminded_at === null &&
  after(claim.at, ABSENCE.hoursToReminder * HOUR).getTime() <= now.getTime() &&
  now.getTime() < answerDue(claim.at).getTime()
