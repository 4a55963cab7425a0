import { daysAfter, riyadhDay } from '../kernel/time/working-days.ts'

/** Two years: further ahead nobody can plan for. */
const MAX_DAYS_AHEAD = 730

/** The days on which the work of a vacancy may begin, the first and the last. */
export function vacancyDays(now: Date): { first: string; last: string } {
  const first = riyadhDay(now)
  return { first, last: daysAfter(first, MAX_DAYS_AHEAD) }
}
