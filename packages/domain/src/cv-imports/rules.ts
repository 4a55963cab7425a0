import type { Policies } from '../kernel/policies/policies.ts'
import { DAY, after } from '../kernel/time/time.ts'

/** File types that may be uploaded (D-51); `json` is a JSON Resume, `zip` a LinkedIn archive. */
export const CV_UPLOAD = {
  field: 'cv',
  maxBytes: 5 * 1024 * 1024,
  types: ['pdf', 'docx', 'doc', 'txt', 'csv', 'json', 'zip'],
} as const

export type CvPolicies = Pick<Policies, 'cv_readings' | 'cv_readings_days'>

/** So many CVs are read in so long a time; only what was read counts (D-51). */
export const countedSince = (now: Date, { cv_readings_days }: CvPolicies): Date => after(now, -cv_readings_days * DAY)

const counted = (readAt: readonly Date[], policies: CvPolicies, now: Date): Date[] =>
  readAt.filter((moment) => moment > countedSince(now, policies)).toSorted((a, b) => a.getTime() - b.getTime())

/** How many more may be read, given when each of the earlier ones was. */
export const readingsLeft = (readAt: readonly Date[], policies: CvPolicies, now: Date): number =>
  Math.max(0, policies.cv_readings - counted(readAt, policies, now).length)

/** When the next one may be read; null when it may be at once. */
export function nextReadingAt(readAt: readonly Date[], policies: CvPolicies, now: Date): Date | null {
  const freeing = counted(readAt, policies, now).at(-policies.cv_readings)
  return freeing ? after(freeing, policies.cv_readings_days * DAY) : null
}
