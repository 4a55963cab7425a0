import { DURATIONS, HEAD_COUNT, MAX_TECHNOLOGIES } from '../client-projects/limits.ts'
import { rolesOf } from '../client-projects/rules-roles.ts'
import type { FurtherRole } from '../client-projects/schema-roles.ts'
import type { Policies } from '../kernel/policies/policies.ts'
import { MONTHLY_SALARY_USD } from '../talents/rules-terms.ts'
import { namedRoles, seatsIn } from './rules-dialogue.ts'
import { inDollars, scopeOf } from './rules-money.ts'
import { NO_REQUIREMENT } from './rules-requirement.ts'
import { startDayOf } from './rules-search.ts'
import type { Budget, NeededRole, Requirement } from './schema-requirement.ts'

/** Requests have a choice of lengths: the next longer one. */
export const requestDuration = (months: number): (typeof DURATIONS)[number] =>
  DURATIONS.find((duration) => duration >= months) ?? DURATIONS.at(-1)!

const DEFAULT_DURATION = 6
const DEFAULT_LANGUAGE = 'ar'

/** A budget is of each person; that of a team is not split, because nobody said how. */
function personBudget(budget: Budget | null, seats: number, policies: Pick<Policies, 'sar_rate'>): number | null {
  if (!budget || scopeOf(budget, seats) !== 'person') return null
  const dollars = inDollars(budget, policies)
  return dollars === null || dollars < MONTHLY_SALARY_USD.min || dollars > MONTHLY_SALARY_USD.max ? null : dollars
}

type RequestContext = {
  readonly now: Date
  readonly policies: Pick<Policies, 'sar_rate'>
  readonly usualSkills: (role: string) => readonly string[]
}

function requestRole(
  role: NeededRole,
  requirement: Requirement,
  { now, policies, usualSkills }: RequestContext,
): FurtherRole {
  const { languages, duration, start, budget } = requirement
  const [first, second] = languages
  const skills = role.skills.length > 0 ? role.skills : usualSkills(role.role ?? '')
  return {
    role: role.role ?? '',
    head_count: Math.min(Math.max(role.count ?? 1, HEAD_COUNT.min), HEAD_COUNT.max),
    seniority: role.seniority,
    technologies: [...skills].slice(0, MAX_TECHNOLOGIES),
    availability: role.time ?? 'full_time',
    duration: requestDuration(duration ?? DEFAULT_DURATION),
    starts_on: start ? startDayOf(start, now) : null,
    primary_language: first?.id ?? DEFAULT_LANGUAGE,
    secondary_language: second && second.id !== first?.id ? second.id : null,
    budget: personBudget(role.budget ?? budget, seatsIn(requirement), policies),
  }
}

/** The roles of a request, the first one and the others. */
export function requestRoles(
  requirement: Requirement,
  context: RequestContext,
): { first: FurtherRole; more: FurtherRole[] } | null {
  const [first, ...more] = namedRoles(requirement).map((role) => requestRole(role, requirement, context))
  return first ? { first, more } : null
}

type SavedRequest = Parameters<typeof rolesOf>[0]

/** What a request says, as a conversation about it begins. */
export function requestRequirement(request: SavedRequest): Requirement {
  const roles = rolesOf(request)
  const languages = [
    ...new Set(roles.flatMap(({ primary_language, secondary_language }) => [primary_language, secondary_language])),
  ]
  return {
    ...NO_REQUIREMENT,
    roles: roles.map(({ role, head_count, seniority, availability, technologies, budget }) => ({
      role,
      count: head_count,
      seniority,
      time: availability,
      skills: technologies,
      budget: budget === null ? null : { amount: budget, currency: 'USD', scope: 'person' },
    })),
    duration: roles[0]?.duration ?? null,
    languages: languages.flatMap((id) => (id ? [{ id, level: null }] : [])),
  }
}
