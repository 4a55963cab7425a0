import { DAY, after } from '../kernel/time/time.ts'
import { daysAfter, riyadhDay } from '../kernel/time/working-days.ts'
import type { BriefDraft } from '../site/schema-brief.ts'
import type { Seniority } from '../talents/rules.ts'
import { HEAD_COUNT, MAX_MORE_ROLES } from './limits.ts'
import type { ClientProject } from './schema.ts'

type Details = Pick<
  ClientProject,
  | 'role'
  | 'head_count'
  | 'seniority'
  | 'technologies'
  | 'availability'
  | 'duration'
  | 'starts_on'
  | 'primary_language'
  | 'secondary_language'
  | 'budget'
>
/** A role of a request; what was not said yet is null. */
export type RequestRole = Omit<Details, 'role'> & { role: string }

/** All roles of a request, the first one from its own fields; none before it is chosen. */
export function rolesOf(request: Details & { readonly more_roles: readonly RequestRole[] }): RequestRole[] {
  const { role, head_count, seniority, technologies, availability, duration, starts_on, budget } = request
  const { primary_language, secondary_language } = request
  if (role === null) return [...request.more_roles]
  const rest = { head_count, seniority, technologies, availability, duration, starts_on, budget }
  return [{ role, ...rest, primary_language, secondary_language }, ...request.more_roles]
}

export const peopleIn = (roles: readonly Pick<RequestRole, 'head_count'>[]): number =>
  roles.reduce((sum, { head_count }) => sum + head_count, 0)

/** The role of the request that somebody with this one is compared with: the same one, otherwise the first. */
export const roleFor = <Role extends Pick<RequestRole, 'role'>>(
  roles: readonly Role[],
  role: string,
): Role | undefined => roles.find((candidate) => candidate.role === role) ?? roles[0]

type Level = Seniority | null
export type BriefRole = {
  role: string
  head_count: number
  seniority: Level
  availability: 'full_time' | 'part_time' | null
}

export const headCountOf = (count: number | null | undefined): number =>
  Math.min(Math.max(count ?? HEAD_COUNT.min, HEAD_COUNT.min), HEAD_COUNT.max)

/** Further roles that a brief names. */
export const briefRoles = (brief: Pick<BriefDraft, 'more_roles'> | null): BriefRole[] =>
  (brief?.more_roles ?? []).slice(0, MAX_MORE_ROLES).map(({ value, count, seniority = null, availability = null }) => ({
    role: value,
    head_count: headCountOf(count),
    seniority,
    availability,
  }))

/** The day that a brief asks for; a month begins with its first day, and one that has begun is today. */
export function briefStart(start: BriefDraft['start'], now: Date): string | null {
  const today = riyadhDay(now)
  if (!start) return null
  if (start.kind === 'immediately') return today
  if (start.kind === 'weeks') return start.weeks === undefined ? null : riyadhDay(after(now, start.weeks * 7 * DAY))
  if (start.month === undefined) return null
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const startYear = start.year ?? (start.month < month ? year + 1 : year)
  const first = `${startYear}-${String(start.month).padStart(2, '0')}-01`
  return first < today ? (daysAfter(first, 31) < today ? null : today) : first
}
