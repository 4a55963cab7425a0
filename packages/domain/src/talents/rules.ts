import { DAY, HOUR, offsetAt } from '../kernel/time/time.ts'

export const RESPONSIBILITY_LENGTH = 3000
export const BIO_LENGTH = 2000
export const MAX_SKILLS = 50
export const MAX_LANGUAGES = 20
export const MAX_ACCOUNTS = 5
export const MAX_INDUSTRIES = 10
/** Product seniority, by full years (D-50). */
export const SENIORITIES = ['junior', 'mid', 'senior'] as const
export type Seniority = (typeof SENIORITIES)[number]

export const MONTHS_A_YEAR = 12
export const fullYears = (months: number): number => Math.floor(months / MONTHS_A_YEAR)

/** By full years of experience: junior 0-1, mid 2-3, senior from 4 on (D-50). */
export const seniorityOf = (years: number): Seniority => (years < 2 ? 'junior' : years < 4 ? 'mid' : 'senior')

/** Limits of the public cards: skills of each, and cards of one role. */
export const MAX_CARD_SKILLS = 5
export const MAX_PER_ROLE = 2

/** A working day begins and ends at these hours, wherever one lives. */
export const WORK_BEGINS = 9
export const WORK_ENDS = 18

export type Overlap = {
  /** In the working day of both, at most 9; in some pairs of zones with a half or a quarter. */
  readonly hours: number
  /** How much of each working hour of the first zone is one of the second's too: 0 none, 1 all. Earliest first. */
  readonly strip: readonly number[]
}

/** How far the working days of two IANA zones are one, at their UTC offsets of that moment. */
export function overlapHours(timeZoneA: string, timeZoneB: string, at: Date): Overlap {
  return overlapAt(offsetAt(timeZoneB, at) - offsetAt(timeZoneA, at))
}

/** The same for two zones of which the second is so many milliseconds ahead. */
export function overlapAt(ahead: number): Overlap {
  const strip = Array.from({ length: WORK_ENDS - WORK_BEGINS }, (_, hour) =>
    workedFrom((WORK_BEGINS + hour) * HOUR + ahead),
  )
  return { hours: strip.reduce((sum, share) => sum + share, 0), strip }
}

/** The share of one hour, starting at this time of day, within a working day. */
function workedFrom(time: number): number {
  const begins = ((time % DAY) + DAY) % DAY
  const worked = Math.min(begins + HOUR, WORK_ENDS * HOUR) - Math.max(begins, WORK_BEGINS * HOUR)
  return Math.max(0, worked) / HOUR
}
