import type { Policies } from '../kernel/policies/policies.ts'
import { HOUR, after } from '../kernel/time/time.ts'
import { type InterviewState, interviewLife } from './states.ts'

/** So many excuses of one talent in so many days are told to an account manager (D-131). */
export const EXCUSES = { count: 3, days: 90 } as const

type ExcusePolicies = Pick<Policies, 'interview_excuse_hours'>
type AgreedTime = { readonly state: InterviewState; readonly starts_at: Date | null }

/** Until when a talent may excuse themselves; null where there is no agreed time. Afterwards it is an absence. */
export const excusableUntil = (
  { state, starts_at }: AgreedTime,
  { interview_excuse_hours }: ExcusePolicies,
): Date | null =>
  starts_at && interviewLife.next(state, 'excuse') ? after(starts_at, -interview_excuse_hours * HOUR) : null

export const mayExcuse = (time: AgreedTime, policies: ExcusePolicies, now: Date): boolean => {
  const until = excusableUntil(time, policies)
  return until !== null && now.getTime() < until.getTime()
}

/** `count` is with the present one. */
export const areManyExcuses = (count: number): boolean => count >= EXCUSES.count
