import { COUNTRIES } from '@fareeq/domain/catalogue/entries-countries.ts'
import { INDUSTRIES } from '@fareeq/domain/catalogue/entries-industries.ts'
import { LANGUAGES } from '@fareeq/domain/catalogue/entries-languages.ts'
import { ROLES } from '@fareeq/domain/catalogue/entries-roles.ts'
import { SKILLS } from '@fareeq/domain/catalogue/entries-skills.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { type Fault, Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { matchingContract } from '@fareeq/domain/matching/contract.ts'
import { type Filter, MIN_LEVEL } from '../../engines/matching-index/filter.ts'
import type { MatchCriteria } from '@fareeq/domain/matching/rules-score.ts'
import { TECHNICAL_LANGUAGES } from '@fareeq/domain/matching/rules-technical-languages.ts'
import { AVAILABILITIES } from '@fareeq/domain/matching/limits.ts'
import { type RequestRole, roleFor, rolesOf } from '@fareeq/domain/client-projects/rules-roles.ts'
import type { ProjectRow } from '../client-projects/rows.ts'

const idsOf = (entries: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(entries.map(({ id }) => id))
const KNOWN = {
  role_id: idsOf(ROLES),
  'language[name]': idsOf(LANGUAGES),
  industry: idsOf(INDUSTRIES),
  'skills[]': idsOf(SKILLS),
  'countries[]': idsOf(COUNTRIES),
  primary_technical_language: new Set(TECHNICAL_LANGUAGES),
  secondary_technical_language: new Set(TECHNICAL_LANGUAGES),
  'availability[]': new Set<string>(AVAILABILITIES),
} as const

type Query = QueryOf<(typeof matchingContract)['facets']>

/** Faults for all unknown choices at once. */
function refuseUnknown(query: Query): void {
  const faults = (Object.keys(KNOWN) as (keyof typeof KNOWN)[]).flatMap((field): Fault[] => {
    const values = [query[field] ?? []].flat()
    return values.every((key) => KNOWN[field].has(key)) ? [] : [{ kind: rule.choice, field }]
  })
  if (faults.length > 0) throw new Refusal(platformErrors.invalid_input, { faults })
}

export function filterOf(query: Query): Filter {
  refuseUnknown(query)
  const language = query['language[name]']
  return {
    role: query.role_id ?? null,
    qualified: query.qualified ?? false,
    verified: query.verified ?? false,
    language: language ? { id: language, level: query['language[level]'] ?? MIN_LEVEL } : null,
    seniority: query.seniority_level ?? null,
    industry: query.industry ?? null,
    skills: query['skills[]'],
    countries: query['countries[]'],
    primary: query.primary_technical_language ?? null,
    secondary: query.secondary_technical_language ?? null,
    availability: AVAILABILITIES.filter((availability) => query['availability[]'].includes(availability)),
    minHours: query.min_hours ?? null,
    maxWeeks: query.max_weeks ?? null,
    q: query.q,
    blind: query.blind ?? false,
  }
}

/** Required levels of the languages of a request. */
const FIRST_LEVEL = 'advanced'
const SECOND_LEVEL = 'intermediate'

/** The role of the request that somebody with this one is compared with. */
export const requestRoleFor = (project: ProjectRow, role: string): RequestRole | ProjectRow =>
  roleFor(rolesOf(project), role) ?? project

type RoleRequirements = Pick<ProjectRow, 'technologies' | 'seniority' | 'primary_language' | 'secondary_language'>

/** Criteria of one role of a request. Filters do not change the score: it is the same on every screen. */
export function criteriaOf(role: RoleRequirements | null): MatchCriteria {
  const languages = [
    ...(role?.primary_language ? [{ id: role.primary_language, level: FIRST_LEVEL } as const] : []),
    ...(role?.secondary_language ? [{ id: role.secondary_language, level: SECOND_LEVEL } as const] : []),
  ]
  return {
    skills: [...new Set(role?.technologies)],
    seniority: role?.seniority ?? null,
    languages: languages.filter(({ id }, n) => languages.findIndex((language) => language.id === id) === n),
  }
}

/** Of everybody whose role the request does not name; and of those whose it does. */
export function requestCriteria(project: ProjectRow | null) {
  const roles = project ? rolesOf(project) : []
  // The first of two that name one role is the one that counts.
  const criteriaOfRoles = new Map(roles.toReversed().map((role) => [role.role, criteriaOf(role)]))
  return { criteria: (roles[0] && criteriaOfRoles.get(roles[0].role)) ?? criteriaOf(project), criteriaOfRoles }
}
