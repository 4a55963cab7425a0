import type { Chance } from '../engine/chance.ts'
import { DAY, HOUR, isOfficeHour } from '../engine/days.ts'

/** Times of 45 minutes some days ahead, at full hours of an office, on days apart. */
export function timesAhead(chance: Chance, now: number, count: number) {
  const hour = Math.ceil(now / HOUR) * HOUR
  const times: { start: string; end: string }[] = []
  for (let day = chance.between(2, 4); times.length < count; day++) {
    const starts = Array.from({ length: 24 }, (_, index) => hour + day * DAY + index * HOUR).filter(isOfficeHour)
    if (starts.length === 0) continue
    const start = chance.pick(starts)
    times.push({ start: new Date(start).toISOString(), end: new Date(start + 0.75 * HOUR).toISOString() })
  }
  return times
}
