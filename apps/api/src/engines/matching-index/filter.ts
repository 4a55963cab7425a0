import type { Seniority } from '@fareeq/domain/talents/rules.ts'
import type { Level } from '@fareeq/domain/matching/rules-score.ts'
import { termOf } from './terms.ts'
import { STARTS, WORK_TIMES } from '@fareeq/domain/matching/limits.ts'
import type { AvailabilityChoice } from '@fareeq/domain/matching/schema.ts'

/** What a client narrows the list with; all of it must hold. */
export type Filter = {
  readonly role: string | null
  readonly qualified: boolean
  readonly verified: boolean
  readonly language: { readonly id: string; readonly level: Level } | null
  readonly seniority: Seniority | null
  readonly industry: string | null
  /** All of them. */
  readonly skills: readonly string[]
  /** One of them. */
  readonly countries: readonly string[]
  readonly primary: string | null
  readonly secondary: string | null
  readonly availability: readonly AvailabilityChoice[]
  /** Hours shared with the company, at least; whose clock is not known has none. */
  readonly minHours: number | null
  /** Until they can begin, at most. */
  readonly maxWeeks: number | null
  readonly q: string
  /** Names are neither shown nor searched. */
  readonly blind: boolean
}

export const NO_FILTER: Filter = {
  role: null,
  qualified: false,
  verified: false,
  language: null,
  seniority: null,
  industry: null,
  skills: [],
  countries: [],
  primary: null,
  secondary: null,
  availability: [],
  minHours: null,
  maxWeeks: null,
  q: '',
  blind: false,
}

/** The filters that can be removed one by one, by their key in the query. */
const DIMENSIONS = [
  'role_id',
  'qualified',
  'verified',
  'language',
  'seniority_level',
  'industry',
  'skills',
  'countries',
  'primary_technical_language',
  'secondary_technical_language',
  'work_time',
  'start',
  'min_hours',
  'max_weeks',
  'q',
] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** One of `any`; all of `all`; none of `none`. */
export type Condition = { any?: readonly string[]; all?: readonly string[]; none?: string }

const selection = (list: readonly string[], times: readonly string[]) =>
  times.filter((time) => list.includes(time)).map((time) => termOf.availability(time))

/** Conditions on the terms of a row, by dimension; the role and the search text are checked separately. */
export function conditionsOf(filter: Filter): Map<Dimension, Condition> {
  const { language, availability, secondary } = filter
  const all: [Dimension, Condition | null][] = [
    ['qualified', filter.qualified ? { all: [termOf.qualified] } : null],
    ['verified', filter.verified ? { all: [termOf.verified] } : null],
    ['language', language && { all: [termOf.language(language.id, language.level)] }],
    ['seniority_level', filter.seniority && { all: [termOf.seniority(filter.seniority)] }],
    ['industry', filter.industry ? { all: [termOf.industry(filter.industry)] } : null],
    ['skills', filter.skills.length > 0 ? { all: filter.skills.map(termOf.skill) } : null],
    ['countries', filter.countries.length > 0 ? { any: filter.countries.map(termOf.country) } : null],
    ['primary_technical_language', filter.primary ? { all: [termOf.primary(filter.primary)] } : null],
    [
      'secondary_technical_language',
      secondary ? { all: [termOf.skill(secondary)], none: termOf.primary(secondary) } : null,
    ],
    ['work_time', { any: selection(availability, WORK_TIMES) }],
    ['start', { any: selection(availability, STARTS) }],
  ]
  return new Map(
    all.flatMap(([dimension, condition]) =>
      condition && (condition.all || condition.any?.length) ? [[dimension, condition] as const] : [],
    ),
  )
}

export const MIN_LEVEL: Level = 'beginner'
