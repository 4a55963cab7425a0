import { machine } from '../kernel/machine.ts'
import { HOUR, after } from '../kernel/time.ts'
import { type InterviewState, isCanceled } from './states.ts'

export const ABSENCE = {
  /** So long the other side may answer what was said about an absence. */
  hoursToAnswer: 48,
  /** Whoever has not answered by then is asked once more. */
  hoursToReminder: 24,
} as const

/** The life of a claim: it waits, both say the same, they do not, or the other side never said a word. */
export const absenceLife = machine({
  waiting: { agree: 'agreed', deny: 'denied', lapse: 'unanswered' },
  agreed: {},
  denied: {},
  unanswered: {},
})
export type AbsenceStanding = (typeof absenceLife.states)[number]
export const ABSENCE_STANDINGS = absenceLife.states as [AbsenceStanding, ...AbsenceStanding[]]
/** What the other side may say, by the event it is. */
export const ABSENCE_ANSWERS = [absenceLife.table.waiting.agree, absenceLife.table.waiting.deny] as const
export type AbsenceAnswer = (typeof ABSENCE_ANSWERS)[number]

export type Claimed = { readonly at: Date; readonly answer: AbsenceAnswer | null }

export const answerDue = (claimedAt: Date): Date => after(claimedAt, ABSENCE.hoursToAnswer * HOUR)

/** Null where nothing is held: nobody misses a meeting that was canceled, whatever was said before. */
export function standingOf({ at, answer }: Claimed, state: InterviewState, now: Date): AbsenceStanding | null {
  if (isCanceled(state)) return null
  if (answer) return answer
  const { lapse } = absenceLife.table.waiting
  return answerDue(at).getTime() <= now.getTime() ? lapse : 'waiting'
}

/** Once, in the middle of the time, and not when it is over. */
export const isReminderDue = (claim: Claimed & { readonly reminded_at: Date | null }, now: Date): boolean =>
  claim.answer === null &&
  claim.reminded_at === null &&
  after(claim.at, ABSENCE.hoursToReminder * HOUR).getTime() <= now.getTime() &&
  now.getTime() < answerDue(claim.at).getTime()
