import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'

const WEEK = 7
const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** The Sunday of a day's week; an invalid day means today. */
export function weekOf(day: string | undefined, now: Date): string {
  const startDay = day && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : riyadhDay(now)
  return daysAfter(startDay, -weekdayOf(startDay))
}

/** Sunday to Thursday, and the days of rest only where something is on them. */
export function visibleDays(sunday: string, busy: ReadonlySet<string>): string[] {
  const days = Array.from({ length: WEEK }, (_, index) => daysAfter(sunday, index))
  return days.filter((day) => ![5, 6].includes(weekdayOf(day)) || busy.has(day))
}
