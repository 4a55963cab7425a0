import { machine } from '../kernel/machine.ts'
import type { Policies } from '../kernel/policies/policies.ts'
import { HOUR, after } from '../kernel/time/time.ts'
import { type InterviewState, isCanceled } from './states.ts'

/** How long the other side may answer a claim, and when it is reminded; those of the day of the claim. */
export type AbsencePolicies = Pick<Policies, 'interview_absence_hours' | 'interview_absence_reminder_hours'>

/** States of a claim: waiting, agreed, denied, or unanswered. */
export const absenceLife = machine({
  waiting: { agree: 'agreed', deny: 'denied', lapse: 'unanswered' },
  agreed: {},
  denied: {},
  unanswered: {},
})
export type AbsenceStanding = (typeof absenceLife.states)[number]
export const ABSENCE_STANDINGS = absenceLife.states as [AbsenceStanding, ...AbsenceStanding[]]
/** The other side may still answer. */
export const isAnswerable = (standing: AbsenceStanding): boolean => absenceLife.next(standing, 'agree') !== null
/** The time to answer is over. */
export const isUnanswered = (standing: AbsenceStanding): boolean => absenceLife.targets('lapse').includes(standing)
/** What the other side may say, by the event it is. */
export const ABSENCE_ANSWERS = [absenceLife.table.waiting.agree, absenceLife.table.waiting.deny] as const
export type AbsenceAnswer = (typeof ABSENCE_ANSWERS)[number]

export type Claimed = { readonly at: Date; readonly answer: AbsenceAnswer | null }

export const answerDue = (claimedAt: Date, { interview_absence_hours }: AbsencePolicies): Date =>
  after(claimedAt, interview_absence_hours * HOUR)

/** Null where the interview does not take place: a canceled one cannot be missed, whatever was claimed before. */
export function standingOf(
  { at, answer }: Claimed,
  state: InterviewState,
  policies: AbsencePolicies,
  now: Date,
): AbsenceStanding | null {
  if (isCanceled(state)) return null
  if (answer) return answer
  const { lapse } = absenceLife.table.waiting
  return answerDue(at, policies).getTime() <= now.getTime() ? lapse : 'waiting'
}

/** Once, in the middle of the time, and not when it is over. */
export const isReminderDue = (
  claim: Claimed & { readonly reminded_at: Date | null },
  policies: AbsencePolicies,
  now: Date,
): boolean =>
  claim.answer === null &&
  claim.reminded_at === null &&
  after(claim.at, policies.interview_absence_reminder_hours * HOUR).getTime() <= now.getTime() &&
  now.getTime() < answerDue(claim.at, policies).getTime()
