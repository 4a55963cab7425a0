import { monthBefore } from '../kernel/time/months.ts'
import { DAY, BUSINESS_ZONE, after, monthsLater } from '../kernel/time/time.ts'
import { momentsAt, wallDay } from '../kernel/time/wall-clock.ts'

export const MAX_COMMENT_LENGTH = 500

/** Work that fits a talent: looked for every morning in Riyadh, mailed once a week at most, with so many requests. */
export const OPPORTUNITIES = { cron: '15 10 * * *', apartDays: 7, maxAgeDays: 14, max: 5 } as const

/** Technologies a request and a talent have in common, where the role is another. */
export const MIN_COMMON_SKILLS = 3

export const opportunityCutoffs = (now: Date) => ({
  /** Who was mailed after this waits. */
  mailedSince: after(now, -OPPORTUNITIES.apartDays * DAY),
  /** Requests that were opened before this are no news to anybody. */
  openedSince: after(now, -OPPORTUNITIES.maxAgeDays * DAY),
})

/** The articles of the month that is over, on its second day; a month without any has no newsletter. */
export const NEWSLETTER = { day: '02', hour: 11, cron: '0 11 2 * *', apartDays: 20, max: 5 } as const
export const newsletterMailedSince = (now: Date): Date => after(now, -NEWSLETTER.apartDays * DAY)

/** The newsletter that goes out next: of which month (written "2026-10"), and when. */
export function nextNewsletter(now: Date): { month: string; sends_at: Date } {
  const sentIn = (month: string) =>
    momentsAt(BUSINESS_ZONE, `${month}-${NEWSLETTER.day}T${NEWSLETTER.hour}:00`)[0] ?? now
  const current = wallDay(BUSINESS_ZONE, now).slice(0, 7)
  const sends_at = sentIn(current)
  if (now < sends_at) return { month: monthBefore(now).month, sends_at }
  return { month: current, sends_at: sentIn(monthsLater(sends_at, 1).toISOString().slice(0, 7)) }
}
