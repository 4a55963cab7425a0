import { daysAfter } from '../kernel/time/working-days.ts'
import { INTERVAL_FACTS, type Interval, MAX_DAYS_AHEAD, PREVIEW_DAYS } from './limits.ts'

export type Schedule = {
  /** Of the first invoice; its day of the month is that of all of them. */
  readonly first_day: string
  readonly interval: Interval
  /** No invoice after it; null: until somebody ends it. */
  readonly last_day: string | null
}

/**
 * The day of the invoice at a place, 0 for the first. A month without that day bills on its last one, and the next month has
 * the day again: 31 January, 28 February, 31 March.
 */
export function dayAt({ first_day, interval }: Schedule, place: number): string {
  const [year = 0, month = 0, day = 0] = first_day.split('-').map(Number)
  const index = month - 1 + place * INTERVAL_FACTS[interval].months
  const length = new Date(Date.UTC(year, index + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, index, Math.min(day, length))).toISOString().slice(0, 10)
}

/** What the invoice at a place is for: from its day to the day before the next one. */
export const periodAt = (schedule: Schedule, place: number): { from: string; to: string } => ({
  from: dayAt(schedule, place),
  to: daysAfter(dayAt(schedule, place + 1), -1),
})

const isWithin = ({ last_day }: Schedule, day: string): boolean => last_day === null || day <= last_day

/** The places that are billed by today, from the next one on; after an outage there may be several. */
export function duePlaces(schedule: Schedule, next: number, today: string): number[] {
  const places: number[] = []
  for (let place = next; dayAt(schedule, place) <= today && isWithin(schedule, dayAt(schedule, place)); place++)
    places.push(place)
  return places
}

/** No day is left after the one at `next`. */
export const isOver = (schedule: Schedule, next: number): boolean => !isWithin(schedule, dayAt(schedule, next))

/** The first place that is not in the past: what passed while it rested is not made up for. */
export function nextPlace(schedule: Schedule, next: number, today: string): number {
  let place = next
  while (dayAt(schedule, place) < today) place++
  return place
}

/** The next days on which it bills. */
export const comingDays = (schedule: Schedule, next: number, count = PREVIEW_DAYS): string[] =>
  Array.from({ length: count }, (_, index) => dayAt(schedule, next + index)).filter((day) => isWithin(schedule, day))

type DayFault = 'recurring_day_past' | 'recurring_day_far' | 'recurring_end_early'
/** The days of a new one; of one that runs only its last day may still be chosen. */
export function dayFault({ first_day, last_day }: Schedule, today: string, isRunning = false): DayFault | null {
  if (!isRunning && first_day < today) return 'recurring_day_past'
  if (!isRunning && first_day > daysAfter(today, MAX_DAYS_AHEAD)) return 'recurring_day_far'
  return last_day !== null && last_day < (isRunning ? today : first_day) ? 'recurring_end_early' : null
}
