import { DAY, BUSINESS_ZONE, after } from './time.ts'
import { momentsAt, wallDay } from './wall-clock.ts'
import { type DaySpan, daysAfter } from './working-days.ts'

function startOfMonth(moment: Date) {
  const month = wallDay(BUSINESS_ZONE, moment).slice(0, 7)
  const [start = moment] = momentsAt(BUSINESS_ZONE, `${month}-01T00:00`)
  return { month, start }
}

/** The calendar month before this moment, by the days of Riyadh; `month` is written "2026-10". */
export function monthBefore(now: Date): { month: string; from: Date; to: Date } {
  const to = startOfMonth(now).start
  const { month, start: from } = startOfMonth(after(to, -DAY))
  return { month, from, to }
}

/** The month of a day: 2026-10. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** So many months after a month, or before it. */
export function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** Its days, both included. */
export const daysOfMonth = (month: string): DaySpan => ({
  from: `${month}-01`,
  to: daysAfter(`${monthsAfter(month, 1)}-01`, -1),
})

/** Whether a text is a month, written 2026-10. */
export const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)

/** The months from one to another, both included. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = from; month <= to; month = monthsAfter(month, 1)) months.push(month)
  return months
}
