import { DAY, BUSINESS_ZONE, after } from './time.ts'
import { momentsAt, wallDay } from './wall-clock.ts'

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
