import type { Policies } from '../kernel/policies/policies.ts'
import { DAY, after } from '../kernel/time/time.ts'
import { workingDaysAfter } from '../kernel/time/working-days.ts'

/** Working days without anything new after which the company hears where its request stands. */
export const SILENCE_DAYS = 5
/** A request that has rested longer is not written about any more. */
const MAX_SILENCE_DAYS = 60

/** The span of last events that a search for silent requests looks at; the rule below decides. */
export const silenceBetween = (now: Date): { from: Date; to: Date } => ({
  from: after(now, -MAX_SILENCE_DAYS * DAY),
  to: after(now, -SILENCE_DAYS * DAY),
})

/** Whether nothing new has happened for so many working days. */
export const isSilent = (lastEvent: Date, now: Date, { holidays }: Pick<Policies, 'holidays'>): boolean =>
  workingDaysAfter(lastEvent, SILENCE_DAYS, holidays).getTime() <= now.getTime()

type SearchPolicies = Pick<Policies, 'work_search_days' | 'holidays'>
/** By when the first nominations follow a meeting. */
export const searchDue = (metAt: Date, { work_search_days, holidays }: SearchPolicies): Date =>
  workingDaysAfter(metAt, work_search_days, holidays)
