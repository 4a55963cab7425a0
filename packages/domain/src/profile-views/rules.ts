import { DAY, after } from '../kernel/time/time.ts'

/** A weekly digest of the companies that looked, on Sunday morning in Riyadh. */
export const DIGEST = { days: 7, cron: '0 9 * * 0' } as const

/** The home counts the companies of so many days. */
export const RECENT_VIEWS_DAYS = 30
export const recentViewsSince = (now: Date): Date => after(now, -RECENT_VIEWS_DAYS * DAY)

/** The week of a digest; idempotent, because a second run within it finds the mark. */
export const digestWeek = (now: Date) => ({
  since: after(now, -DIGEST.days * DAY),
  mailedSince: after(now, -(DIGEST.days - 1) * DAY),
})

/** A summary of the month that is over, on its first morning in Riyadh. */
export const MONTHLY = { cron: '0 10 1 * *', mailedDays: 20 } as const

/** Who read a summary after this has read that of the month. */
export const monthlyMailedSince = (now: Date): Date => after(now, -MONTHLY.mailedDays * DAY)

/** What helps a profile that was quiet. */
export type MonthlyTip = 'phone' | 'assessment' | 'terms'
export const monthlyTip = ({ has_phone, verified }: { has_phone: boolean; verified: boolean }): MonthlyTip =>
  !has_phone ? 'phone' : !verified ? 'assessment' : 'terms'
