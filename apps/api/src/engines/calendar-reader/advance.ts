import { DAY, HOUR, MINUTE, SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type ICAL from 'ical.js'
import { utc, wallTime } from './zones.ts'

const FIXED = { SECONDLY: SECOND, MINUTELY: MINUTE, HOURLY: HOUR, DAILY: DAY, WEEKLY: 7 * DAY } as const
const isFixed = (freq: string): freq is keyof typeof FIXED => Object.hasOwn(FIXED, freq)

const MAX_YEAR_MS = 366 * DAY
/** In the Gregorian calendar a 29 February has a successor after so many years, within a century. */
const LEAP_YEARS = 4

/**
 * A later start of the same series: whole intervals of its rule are skipped, because expanding years of the past costs a tenth
 * of a millisecond and more for each occurrence. A rule that counts its occurrences is expanded from its first.
 */
export function advance(rule: ICAL.Recur, start: ICAL.Time, begin: number): ICAL.Time {
  const first = utc.moment(start).getTime()
  const interval = Math.max(1, rule.interval)
  if (rule.count || first >= begin) return start
  if (isFixed(rule.freq)) {
    const period = FIXED[rule.freq] * interval
    const periods = Math.floor((begin - first) / period) - 1
    return periods > 0 ? utc.wall(new Date(first + periods * period)) : start
  }
  // A week of the year takes its weekday from the start, which another year would change.
  if (rule.getComponent('BYWEEKNO').length > 0) return start
  const step = interval * (start.month === 2 && start.day === 29 ? LEAP_YEARS : 1)
  const years = Math.floor((begin - first) / MAX_YEAR_MS / step - 1) * step
  if (years <= 0) return start
  const { year, month, day, hour, minute, second } = start
  const two = (value: number) => String(value).padStart(2, '0')
  return wallTime(`${year + years}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`)
}
