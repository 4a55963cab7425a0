import { DAY, after } from '../kernel/time.ts'

/** Companies that looked are told once a week, on Sunday morning in Riyadh. */
export const DIGEST = { days: 7, cron: '0 9 * * 0' } as const

/** The week of a digest; idempotent, because a second run within it finds the mark. */
export const digestWeek = (now: Date) => ({
  since: after(now, -DIGEST.days * DAY),
  toldSince: after(now, -(DIGEST.days - 1) * DAY),
})
