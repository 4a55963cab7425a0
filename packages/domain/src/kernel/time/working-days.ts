import { DAY, HOUR, after } from './time.ts'

/** Riyadh is UTC+3 without daylight saving since 1947. */
const RIYADH = 3 * HOUR
const END_OF_WORK = 18
const REST_DAYS: readonly number[] = [5, 6]

const midnight = (day: string): Date => new Date(Date.parse(day))

/** The day it is in Riyadh: 2026-11-15. */
export const riyadhDay = (moment: Date): string => after(moment, RIYADH).toISOString().slice(0, 10)

/** So many days after a day; both are written 2026-11-15. */
export const daysAfter = (day: string, days: number): string =>
  after(midnight(day), days * DAY)
    .toISOString()
    .slice(0, 10)

/** The first moment of a day in Riyadh. */
export const riyadhMidnight = (day: string): Date => after(midnight(day), -RIYADH)

/** The day that ends with a moment, where it is midnight in Riyadh: the deadline of a whole day has no hour. */
export function dayEndingAt(moment: Date): string | null {
  const day = riyadhDay(moment)
  return riyadhMidnight(day).getTime() === moment.getTime() ? daysAfter(day, -1) : null
}

/** Days in Riyadh, both included: 2026-11-15. */
export type DaySpan = { from: string; to: string }

/** The moments of such days, the end excluded. */
export const momentsOf = ({ from, to }: DaySpan): { start: Date; end: Date } => ({
  start: riyadhMidnight(from),
  end: riyadhMidnight(daysAfter(to, 1)),
})

/** The middle of a day in Riyadh, for a promise that has no hour. */
export const riyadhNoon = (day: string): Date => after(midnight(day), 12 * HOUR - RIYADH)

/** A day on which nobody works: Friday, Saturday and the public holidays. */
export const isRest = (day: string, holidays: readonly string[]): boolean =>
  REST_DAYS.includes(midnight(day).getUTCDay()) || holidays.includes(day)

/** The end of work in Riyadh, so many working days (Sunday to Thursday) later. */
export function workingDaysAfter(now: Date, days: number, holidays: readonly string[] = []): Date {
  let day = riyadhDay(now)
  for (let remaining = days; remaining > 0;) {
    day = daysAfter(day, 1)
    if (!isRest(day, holidays)) remaining--
  }
  return after(midnight(day), END_OF_WORK * HOUR - RIYADH)
}

/** Whether a text is a day of the calendar, written 2026-11-15. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text
