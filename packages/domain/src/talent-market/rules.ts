import type { RequestRole } from '../client-projects/rules-roles.ts'
import { DAY, MINUTE } from '../kernel/time/time.ts'
import { MIN_COMMON_SKILLS } from '../subscriptions/rules.ts'
import type { Time } from '../talents/rules-terms.ts'

/** How long a node counts with the open requests it has read. */
export const REQUESTS_STALE_AFTER = 5 * MINUTE

/** Weeks of which the companies that looked are counted, the current one first. */
export const VIEW_WEEKS = 4
export const viewWeeksSince = (now: Date): Date => new Date(now.getTime() - VIEW_WEEKS * 7 * DAY)

export type OpenRole = Pick<RequestRole, 'role' | 'technologies' | 'availability'>
export type MarketTalent = {
  readonly role: string
  readonly skills: readonly string[]
  readonly times: readonly Time[]
}

const hasTime = ({ availability }: OpenRole, { times }: MarketTalent): boolean =>
  availability === null ? times.length > 0 : times.includes(availability)

/** Of the talent's role, or with several of their skills: as the mails about open requests have it. */
const fits = (role: OpenRole, talent: MarketTalent, skills: ReadonlySet<string>): boolean =>
  role.role === talent.role || role.technologies.filter((skill) => skills.has(skill)).length >= MIN_COMMON_SKILLS

export type Market = {
  readonly fitting: number
  /** The skill with which most requests more would fit, and how many. */
  readonly opening: { readonly skill: string; readonly requests: number } | null
}

/** Open requests that fit a talent, each counted once however many of its roles fit. */
export function marketFor(requests: readonly (readonly OpenRole[])[], talent: MarketTalent): Market {
  const skills = new Set(talent.skills)
  let fitting = 0
  const openings = new Map<string, number>()
  for (const roles of requests) {
    const offered = roles.filter((role) => hasTime(role, talent))
    if (offered.some((role) => fits(role, talent, skills))) fitting += 1
    else for (const skill of missingSkills(offered, skills)) openings.set(skill, (openings.get(skill) ?? 0) + 1)
  }
  const [best] = [...openings].toSorted(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
  return { fitting, opening: best ? { skill: best[0], requests: best[1] } : null }
}

/** Each of which alone would make one of these roles fit. */
function missingSkills(roles: readonly OpenRole[], skills: ReadonlySet<string>): ReadonlySet<string> {
  const missing = roles.map(({ technologies }) => technologies.filter((skill) => !skills.has(skill)))
  return new Set(
    missing.flatMap((lacking, at) =>
      roles[at]!.technologies.length - lacking.length === MIN_COMMON_SKILLS - 1 ? lacking : [],
    ),
  )
}

/** Where an ask stands against the band of its role and level. */
export const PLACES = ['below', 'within', 'above'] as const
export type Place = (typeof PLACES)[number]
export const placeIn = (salary: number, band: { readonly from: number; readonly to: number }): Place =>
  salary < band.from ? 'below' : salary > band.to ? 'above' : 'within'
