import { DAY, after } from '../kernel/time/time.ts'

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
export const NEWSLETTER = { cron: '0 11 2 * *', apartDays: 20, max: 5 } as const
export const newsletterMailedSince = (now: Date): Date => after(now, -NEWSLETTER.apartDays * DAY)
