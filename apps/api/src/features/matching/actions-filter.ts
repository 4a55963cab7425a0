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
    q: query.q,
    blind: query.blind ?? false,
  }
}

/** Required levels of the languages of a request. */
const FIRST_LEVEL = 'advanced'
const SECOND_LEVEL = 'intermediate'

/** Criteria of the request. Filters do not change the score: it is the same on every screen. */
export function criteriaOf(project: ProjectRow | null): MatchCriteria {
  const languages = [
    ...(project?.primary_language ? [{ id: project.primary_language, level: FIRST_LEVEL } as const] : []),
    ...(project?.secondary_language ? [{ id: project.secondary_language, level: SECOND_LEVEL } as const] : []),
  ]
  return {
    skills: [...new Set(project?.technologies)],
    seniority: project?.vacancy?.seniority ?? null,
    languages: languages.filter(({ id }, n) => languages.findIndex((language) => language.id === id) === n),
  }
}
