import { staffMay } from '../kernel/permissions/permissions.ts'
import type { Policies } from '../kernel/policies/policies.ts'
import {
  daysAfter,
  isRest,
  riyadhDay,
  riyadhMidnight,
  riyadhNoon,
  workingDaysAfter,
} from '../kernel/time/working-days.ts'
import { WORK_KINDS, WORK_KIND_NAMES, type WorkKind, type WorkTab } from './limits.ts'

export const workKindsFor = (roles: readonly string[]): WorkKind[] =>
  WORK_KIND_NAMES.filter((kind) => staffMay(roles, WORK_KINDS[kind].may))

/** Days a kind may wait, by the policies in force. */
export const daysOf = (kind: WorkKind, policies: Policies): number | null => {
  const { days } = WORK_KINDS[kind]
  return days === null ? null : policies[days]
}

/** The end of today's work: what falls due before the next working day has to be done on this one. */
export function endOfToday(now: Date, holidays: readonly string[]): Date {
  let day = daysAfter(riyadhDay(now), 1)
  while (isRest(day, holidays)) day = daysAfter(day, 1)
  return riyadhMidnight(day)
}

export const dueOf = (at: Date, days: number | null, holidays: readonly string[]): Date =>
  days === null ? at : workingDaysAfter(at, days, holidays)

/** Inverse of `dueOf`: exactly what began before the answer is due before `moment`. */
export function beganBefore(moment: Date, days: number | null, holidays: readonly string[]): Date {
  if (days === null) return moment
  let day = riyadhDay(moment)
  while (workingDaysAfter(riyadhNoon(day), days, holidays) >= moment) day = daysAfter(day, -1)
  return riyadhMidnight(daysAfter(day, 1))
}

type WorkFacts = { readonly due: Date; readonly owner: string | null; readonly isOwned: boolean }
type Moment = { readonly now: Date; readonly end: Date; readonly me: string }

/** The lists an item is in: one by its deadline, and one by its owner. */
export function tabsOf({ due, owner, isOwned }: WorkFacts, { now, end, me }: Moment): WorkTab[] {
  const clock = due < now ? 'late' : due < end ? 'today' : 'later'
  if (owner === me) return [clock, 'mine']
  return isOwned && owner === null ? [clock, 'unowned'] : [clock]
}
