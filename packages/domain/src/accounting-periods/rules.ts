import { daysOfMonth, monthOf, monthsAfter, monthsBetween } from '../kernel/time/months.ts'
import { riyadhDay } from '../kernel/time/working-days.ts'
import { type PeriodEvent, type PeriodState, isClosed, periodLife } from './states.ts'

/** A month of the books; one that nobody has touched has no row and is open. */
export type Period = { readonly month: string; readonly state: PeriodState }

/** From the month of the first entry to the current one, the latest first. */
export const periodMonths = (firstDay: string | null, now: Date): string[] =>
  monthsBetween(monthOf(firstDay ?? riyadhDay(now)), monthOf(riyadhDay(now))).toReversed()

/** Its last day is over in Riyadh. */
export const hasEnded = (month: string, now: Date): boolean => daysOfMonth(month).to < riyadhDay(now)

/** The months before it are closed: books have one last closed day. */
export const isNext = (month: string, firstMonth: string, closed: readonly string[]): boolean =>
  month <= firstMonth || closed.includes(monthsAfter(month, -1))

/** Only the last closed month may be opened again; a later one would stand on what is no longer closed. */
export const isLastClosed = (month: string, closed: readonly string[]): boolean =>
  closed.includes(month) && !closed.some((other) => other > month)

export type MoveFault = 'not_ended' | 'not_next' | 'not_last' | 'moved_on'
type MoveFacts = { readonly firstMonth: string; readonly closed: readonly string[]; readonly now: Date }
/** Why a month cannot make this move, whatever its checks say. */
export function moveFault(
  { month, state }: Period,
  event: PeriodEvent,
  { firstMonth, closed, now }: MoveFacts,
): MoveFault | null {
  if (periodLife.next(state, event) === null) return 'moved_on'
  if (isClosed(state)) return isLastClosed(month, closed) ? null : 'not_last'
  if (event === 'stop') return null
  if (!hasEnded(month, now)) return 'not_ended'
  return event === 'close' && !isNext(month, firstMonth, closed) ? 'not_next' : null
}
