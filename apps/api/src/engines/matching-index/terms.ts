import { SKILLS } from '@fareeq/domain/catalogue/entries-skills.ts'
import { seniorityOf, fullYears } from '@fareeq/domain/talents/rules.ts'
import { LANGUAGE_LEVELS } from '@fareeq/domain/talents/schema-profile.ts'
import { type Candidate, type Level, MOST_STRONG, levelRank } from '@fareeq/domain/matching/rules-score.ts'

/** Programming languages are the technical ones; somebody's first is their primary, the others are secondary. */
export const TECHNICAL_LANGUAGES: readonly string[] = SKILLS.filter(({ category }) => category === 'languages').map(
  ({ id }) => id,
)
const IS_TECHNICAL = new Set(TECHNICAL_LANGUAGES)
export const primaryLanguage = (skills: readonly string[]): string | undefined =>
  skills.find((id) => IS_TECHNICAL.has(id))

/** Everything somebody can be found by has a name of its own. */
export const valueOf = {
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

const parts = new Map<string, readonly string[]>()
/** What such a name is made of: the kind, the id, the level. There are few, and all are asked for every time. */
export function partsOf(value: string): readonly string[] {
  let known = parts.get(value)
  if (!known) parts.set(value, (known = value.split(' ')))
  return known
}

/** Weeks in a month, when somebody is needed soon. */
const A_MONTH = 4

export function* valuesOf(talent: Candidate): Generator<string> {
  for (const [n, id] of talent.skills.entries()) {
    yield valueOf.skill(id)
    if (n < MOST_STRONG) yield valueOf.strong(id)
  }
  const primary = primaryLanguage(talent.skills)
  if (primary) yield valueOf.primary(primary)
  for (const { id, level } of talent.languages)
    for (const least of LANGUAGE_LEVELS) if (levelRank(level) >= levelRank(least)) yield valueOf.language(id, least)
  for (const id of talent.industries) yield valueOf.industry(id)
  if (talent.country) yield valueOf.country(talent.country)
  yield valueOf.seniority(seniorityOf(fullYears(talent.months)))
  if (talent.full_time) yield valueOf.availability('full_time')
  if (talent.part_time) yield valueOf.availability('part_time')
  if (talent.weeks === 0) yield valueOf.availability('immediately')
  if (talent.weeks <= A_MONTH) yield valueOf.availability('within_a_month')
  if (talent.verified) yield valueOf.verified
  if (talent.qualified) yield valueOf.qualified
}
