import { daysOfMonth, monthOf, monthsAfter } from '../kernel/time/months.ts'
import type { DaySpan } from '../kernel/time/working-days.ts'

/** Closed months within a span of days: their sums are kept, so that only the other days are read from their entries. */
export type ClosedMonths = { readonly first: string; readonly last: string; readonly days: DaySpan }

/** `closedThrough` is the last day of the last closed month; months are closed in order. */
export function closedMonthsIn({ from, to }: DaySpan, closedThrough: string | null): ClosedMonths | null {
  if (closedThrough === null || from > to) return null
  const first = from === daysOfMonth(monthOf(from)).from ? monthOf(from) : monthsAfter(monthOf(from), 1)
  const last = lastMonthBy(to < closedThrough ? to : closedThrough)
  return first > last ? null : { first, last, days: { from: daysOfMonth(first).from, to: daysOfMonth(last).to } }
}

/** The last closed month that is over at the end of a day, and its last day: a balance is its sums and the days since. */
export function closedMonthBy(day: string, closedThrough: string | null): { month: string; lastDay: string } | null {
  if (closedThrough === null) return null
  const month = lastMonthBy(day < closedThrough ? day : closedThrough)
  return { month, lastDay: daysOfMonth(month).to }
}

const lastMonthBy = (day: string): string =>
  day === daysOfMonth(monthOf(day)).to ? monthOf(day) : monthsAfter(monthOf(day), -1)
