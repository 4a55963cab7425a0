import { QUESTION_LENGTH } from '@fareeq/domain/kernel/text/text.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { matchingContract } from '@fareeq/domain/matching/contract.ts'
import {
  AVAILABILITIES,
  KEY_LENGTH,
  MAX_WEEKS,
  MIN_HOURS,
  MAX_CHOICES,
  MAX_COMPARED,
  SORTS,
  STARTS,
  WORK_TIMES,
} from '@fareeq/domain/matching/limits.ts'
import { LANGUAGE_LEVELS } from '@fareeq/domain/catalogue/limits.ts'
import { SENIORITIES } from '@fareeq/domain/talents/rules.ts'
import { pathTo } from '../../../paths.ts'

// URL state: the search can be shared, and back works.

const SINGLE = [
  'role_id',
  'seniority_level',
  'language[name]',
  'language[level]',
  'industry',
  'primary_technical_language',
  'secondary_technical_language',
  'min_hours',
  'max_weeks',
  'q',
] as const
const SEVERAL = ['skills[]', 'countries[]', 'availability[]'] as const
const SWITCHES = ['verified', 'qualified'] as const
type Single = (typeof SINGLE)[number]
type Several = (typeof SEVERAL)[number]
type OnOff = (typeof SWITCHES)[number]

export type MatchSearch = Readonly<
  Record<Single, string> & Record<Several, readonly string[]> & Record<OnOff, boolean>
> & {
  readonly sort: (typeof SORTS)[number]
  readonly blind: boolean
  /** Compared talents, and whether the comparison is open. */
  readonly compared: readonly string[]
  readonly comparing: boolean
  /** Opened from the nominations, where "back" returns to. */
  readonly fromNominations: boolean
}

const COMPARED = 'compare[]'

const numbers = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 1 }, (_, at) => String(min + at))

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  seniority_level: SENIORITIES,
  'language[level]': LANGUAGE_LEVELS,
  'availability[]': AVAILABILITIES,
  min_hours: numbers(MIN_HOURS),
  max_weeks: numbers(MAX_WEEKS),
}

/** Old or handwritten URLs: invalid parameters are dropped, so that the rest still works. */
function valuesOf(key: string, search: URLSearchParams): string[] {
  const values = [...new Set(search.getAll(key))]
  if (key === 'q') return values.map((value) => value.slice(0, QUESTION_LENGTH))
  return values.filter((value) => CHOICES[key]?.includes(value) ?? value.length <= KEY_LENGTH).slice(0, MAX_CHOICES)
}

export function readCriteria(search: URLSearchParams): MatchSearch {
  const single = Object.fromEntries(SINGLE.map((key) => [key, valuesOf(key, search)[0] ?? '']))
  const several = Object.fromEntries(SEVERAL.map((key) => [key, valuesOf(key, search)]))
  const switches = Object.fromEntries(SWITCHES.map((key) => [key, search.get(key) === '1']))
  const sort = SORTS.find((sort) => sort === search.get('sort')) ?? 'match'
  return {
    ...(single as Record<Single, string>),
    ...(several as Record<Several, string[]>),
    ...(switches as Record<OnOff, boolean>),
    sort,
    blind: search.get('blind') === '1',
    compared: search.getAll(COMPARED).slice(0, MAX_COMPARED),
    comparing: search.get('view') === 'compare',
    fromNominations: search.get('from') === 'nominations',
  }
}

/** `sort` is always present: a URL without it is a new search. */
export function searchOf(criteria: MatchSearch): URLSearchParams {
  const search = new URLSearchParams()
  for (const key of SINGLE)
    if (criteria[key] && (key !== 'language[level]' || criteria['language[name]'])) search.set(key, criteria[key])
  for (const key of SEVERAL) for (const value of criteria[key]) search.append(key, value)
  for (const key of SWITCHES) if (criteria[key]) search.set(key, '1')
  if (criteria.blind) search.set('blind', '1')
  search.set('sort', criteria.sort)
  for (const id of criteria.compared) search.append(COMPARED, id)
  if (criteria.comparing) search.set('view', 'compare')
  if (criteria.comparing && criteria.fromNominations) search.set('from', 'nominations')
  return search
}

export const hrefOf = (criteria: MatchSearch): string => `${pathTo('matching')}?${searchOf(criteria)}`

type Query = QueryOf<(typeof matchingContract)['find']>

/** Query of the API call, without empty parameters. */
export function queryOf(criteria: MatchSearch): Record<string, unknown> & Partial<Pick<Query, 'sort'>> {
  const { compared: _, comparing: __, fromNominations: ___, ...question } = criteria
  const entries = Object.entries(question).flatMap(([key, value]): [string, unknown][] => {
    if (value === '' || value === false || (key === 'language[level]' && !criteria['language[name]'])) return []
    return [[key, value === true ? '1' : value]]
  })
  return Object.fromEntries(entries)
}

export const EMPTY: MatchSearch = readCriteria(new URLSearchParams())

/** Keeps role, order and display mode. */
export const cleared = (criteria: MatchSearch): MatchSearch => ({
  ...EMPTY,
  role_id: criteria.role_id,
  sort: criteria.sort,
  blind: criteria.blind,
  compared: criteria.compared,
})

/** Without one filter, by its API name. */
export function loosened(criteria: MatchSearch, filter: string): MatchSearch {
  const remainingOf = (times: readonly string[]) => criteria['availability[]'].filter((time) => times.includes(time))
  switch (filter) {
    case 'language':
      return { ...criteria, 'language[name]': '', 'language[level]': '' }
    case 'skills':
    case 'countries':
      return { ...criteria, [`${filter}[]`]: [] }
    case 'work_time':
      return { ...criteria, 'availability[]': remainingOf(STARTS) }
    case 'start':
      return { ...criteria, 'availability[]': remainingOf(WORK_TIMES) }
    case 'verified':
    case 'qualified':
      return { ...criteria, [filter]: false }
    default:
      return { ...criteria, [filter]: '' }
  }
}

/** Without the fields that the API refused. */
export function withoutRefused(criteria: MatchSearch, fields: readonly (string | undefined)[]): MatchSearch {
  const refused = [...SINGLE, ...SEVERAL].filter((key) => fields.includes(key))
  return { ...criteria, ...Object.fromEntries(refused.map((key) => [key, EMPTY[key]])) }
}

/** How many filters are on, the role aside. */
export const countOf = (criteria: MatchSearch): number =>
  SINGLE.filter((key) => key !== 'role_id' && key !== 'q' && key !== 'language[level]' && criteria[key]).length +
  SEVERAL.reduce((sum, key) => sum + criteria[key].length, 0) +
  SWITCHES.filter((key) => criteria[key]).length
