import { seniorityOf, fullYears } from '@fareeq/domain/talents/rules.ts'
import { LANGUAGE_LEVELS } from '@fareeq/domain/catalogue/limits.ts'
import { type Candidate, type Level, MAX_STRONG, levelRank } from '@fareeq/domain/matching/rules-score.ts'
import { primaryLanguage } from '@fareeq/domain/matching/rules-technical-languages.ts'

/** Terms of the inverted index: everything somebody can be found by, as a text with the kind first. */
export const termOf = {
  skill: (id: string) => `skill ${id}`,
  strong: (id: string) => `strong ${id}`,
  country: (id: string) => `country ${id}`,
  industry: (id: string) => `industry ${id}`,
  primary: (id: string) => `primary ${id}`,
  seniority: (id: string) => `seniority ${id}`,
  availability: (id: string) => `availability ${id}`,
  /** At least at that level. */
  language: (id: string, level: Level) => `language ${id} ${level}`,
  verified: 'verified',
  qualified: 'qualified',
} as const

/** The id a term is kept under; a term without one has no rows. */
export type TermLookup = (term: string) => number | undefined

const parts = new Map<string, readonly string[]>()
/** A parsed term: kind, id, level. Memoised: there are few, and every count parses all of them. */
export function partsOf(term: string): readonly string[] {
  let ids = parts.get(term)
  if (!ids) parts.set(term, (ids = term.split(' ')))
  return ids
}

/** Weeks in a month, when somebody is needed soon. */
const A_MONTH = 4

export function* termsOf(talent: Candidate): Generator<string> {
  for (const [n, id] of talent.skills.entries()) {
    yield termOf.skill(id)
    if (n < MAX_STRONG) yield termOf.strong(id)
  }
  const primary = primaryLanguage(talent.skills)
  if (primary) yield termOf.primary(primary)
  for (const { id, level } of talent.languages)
    for (const minLevel of LANGUAGE_LEVELS)
      if (levelRank(level) >= levelRank(minLevel)) yield termOf.language(id, minLevel)
  for (const id of talent.industries) yield termOf.industry(id)
  if (talent.country) yield termOf.country(talent.country)
  yield termOf.seniority(seniorityOf(fullYears(talent.months)))
  if (talent.full_time) yield termOf.availability('full_time')
  if (talent.part_time) yield termOf.availability('part_time')
  if (talent.weeks === 0) yield termOf.availability('immediately')
  if (talent.weeks <= A_MONTH) yield termOf.availability('within_a_month')
  if (talent.verified) yield termOf.verified
  if (talent.qualified) yield termOf.qualified
}
