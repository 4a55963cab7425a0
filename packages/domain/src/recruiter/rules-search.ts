import type { Level as LanguageLevel } from '../matching/rules-score.ts'
import { MAX_CHOICES, MAX_WEEKS, MIN_HOURS } from '../matching/limits.ts'
import type { MatchCriteria } from '../matching/rules-score.ts'
import { DAY, after } from '../kernel/time/time.ts'
import { riyadhDay } from '../kernel/time/working-days.ts'
import type { Adjustment } from './limits.ts'
import type { NeededRole, Requirement, Start } from './schema-requirement.ts'
import { SENIORITIES, type Seniority } from '../talents/rules.ts'

/** The keys of the matching screen, so that one press opens the same people there. */
export type PeopleFilter = {
  readonly role_id: string
  readonly seniority_level?: Seniority
  readonly 'skills[]': readonly string[]
  readonly 'language[name]'?: string
  readonly 'language[level]'?: LanguageLevel
  readonly 'countries[]': readonly string[]
  readonly 'availability[]': readonly ('full_time' | 'part_time')[]
  readonly min_hours?: number
  readonly max_weeks?: number
  readonly verified?: boolean
  readonly qualified?: boolean
}

const WEEK = 7 * DAY
/** A month that is not this one begins with its first day. */
const monthBegin = (start: Extract<Start, { kind: 'month' }>, now: Date): Date => {
  const [year = 0, month = 1] = riyadhDay(now).split('-').map(Number)
  const startYear = start.year ?? (start.month < month ? year + 1 : year)
  return new Date(Date.UTC(startYear, start.month - 1, 1))
}

/** Weeks from today until the work is to begin; none from now on. */
export function weeksUntil(start: Start, now: Date): number {
  if (start.kind === 'immediately') return 0
  if (start.kind === 'weeks') return start.weeks
  return Math.max(0, Math.floor((monthBegin(start, now).getTime() - now.getTime()) / WEEK))
}

/** The day on which a request would begin. */
export function startDayOf(start: Start, now: Date): string {
  if (start.kind !== 'month') return riyadhDay(after(now, weeksUntil(start, now) * WEEK))
  const day = monthBegin(start, now).toISOString().slice(0, 10)
  const today = riyadhDay(now)
  return day < today ? today : day
}

/** Who is looked for, for one of the roles. A start that is further away than anybody waits is no filter. */
export function filterFor(requirement: Requirement, role: NeededRole, now: Date): PeopleFilter {
  const { hours, languages, countries, start, verified, qualified } = requirement
  const [language] = languages
  const weeks = start ? weeksUntil(start, now) : null
  return {
    role_id: role.role ?? '',
    ...(role.seniority && { seniority_level: role.seniority }),
    'skills[]': role.skills.slice(0, MAX_CHOICES),
    ...(language && { 'language[name]': language.id }),
    ...(language?.level && { 'language[level]': language.level }),
    'countries[]': countries.slice(0, MAX_CHOICES),
    'availability[]': role.time ? [role.time] : [],
    ...(hours !== null && hours >= MIN_HOURS.min && { min_hours: Math.min(Math.ceil(hours), MIN_HOURS.max) }),
    ...(weeks !== null && weeks <= MAX_WEEKS.max && { max_weeks: weeks }),
    ...(verified && { verified }),
    ...(qualified && { qualified }),
  }
}

const LANGUAGE_LEVEL = 'intermediate'

/** What people of the role are ranked by. */
export const criteriaFor = ({ languages }: Requirement, role: NeededRole): MatchCriteria => ({
  skills: role.skills,
  seniority: role.seniority,
  languages: languages.map(({ id, level }) => ({ id, level: level ?? LANGUAGE_LEVEL })),
})

const stepped = (seniority: Seniority | null, step: 1 | -1): Seniority | null => {
  const at = SENIORITIES.indexOf(seniority ?? (step > 0 ? 'mid' : 'senior')) + (seniority ? step : 0)
  return SENIORITIES[Math.min(Math.max(at, 0), SENIORITIES.length - 1)] ?? null
}
const HOURS_STEP = 2
const DEFAULT_HOURS = 4

/** «ساعات مشتركة أكثر وخبرة أقل»: the filters change where everybody sees it. */
export function adjusted(requirement: Requirement, adjustments: readonly Adjustment[], now: Date): Requirement {
  return adjustments.reduce((current, adjustment) => {
    switch (adjustment) {
      case 'moreHours':
        return { ...current, hours: Math.min(MIN_HOURS.max, (current.hours ?? DEFAULT_HOURS) + HOURS_STEP) }
      case 'lessHours':
        return { ...current, hours: Math.max(0, (current.hours ?? DEFAULT_HOURS) - HOURS_STEP) || null }
      case 'moreExperience':
        return { ...current, roles: current.roles.map((role) => ({ ...role, seniority: stepped(role.seniority, 1) })) }
      case 'lessExperience':
      case 'cheaper':
        return { ...current, roles: current.roles.map((role) => ({ ...role, seniority: stepped(role.seniority, -1) })) }
      case 'sooner': {
        const weeks = current.start ? weeksUntil(current.start, now) : MAX_WEEKS.max
        const sooner = Math.floor(weeks / 2)
        return { ...current, start: sooner === 0 ? { kind: 'immediately' } : { kind: 'weeks', weeks: sooner } }
      }
    }
  }, requirement)
}
