import type { AVAILABILITIES } from '../client-projects/limits.ts'
import { DAY } from '../kernel/time/time.ts'

type Time = (typeof AVAILABILITIES)[number]
type Terms = Readonly<Record<Time, number | null>> | null

/** Monthly salary for the availability of this request; null where it is missing or the reader may not see it. */
export function salaryFor(terms: Terms, time: Time | null): number | null {
  if (terms === null) return null
  return time ? terms[time] : (terms.full_time ?? terms.part_time)
}

/** What a contract agrees on, in cents, counts more than what somebody asks for. */
export const agreedSalary = (contract: number | null, expected: number | null): number | null =>
  contract === null ? expected : Math.round(contract / 100)

/** Dollars a month above what the company said it pays for one person; negative below. Null where either is not said. */
export const aboveBudget = (salary: number | null, budget: number | null): number | null =>
  salary === null || budget === null ? null : salary - budget

/** Whole days between the day work should begin and the day they are free; 0 where they are free in time. */
export function daysLate(weeks: number, start: string | null, now: Date): number {
  if (start === null) return 0
  const free = now.getTime() + weeks * 7 * DAY
  return Math.max(0, Math.ceil((free - (Date.parse(start) + DAY)) / DAY))
}
