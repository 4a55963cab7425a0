import { skills as skillList } from '@fareeq/domain/catalogue/rules-lists.ts'
import { countryName, industryName, languageName, roleName, skillName } from '@fareeq/domain/catalogue/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { namesFor, searchName } from '@fareeq/domain/kernel/names/names.ts'
import { explain } from '@fareeq/domain/matching/rules-explained.ts'
import type { TalentIndex } from '../../engines/matching-index/talent-index.ts'
import type { Audience } from '@fareeq/domain/matching/rules-price.ts'
import type { MatchCriteria } from '@fareeq/domain/matching/rules-score.ts'
import type { Mark, MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import { photoAddress } from '@fareeq/domain/talents/profile/rules-photos.ts'
import { type Time, requestedSalaries, shownRanges } from '@fareeq/domain/talents/rules-terms.ts'
import { fullYears, seniorityOf } from '@fareeq/domain/talents/rules.ts'
import type { CandidateRow } from './rows.ts'

/** Inputs of a card beside the person: query, time, texts. */
export type CardContext = {
  index: TalentIndex
  criteria: MatchCriteria
  audience: Audience
  clientZone: string | null
  now: Date
  lang: Lang
  blind: boolean
  /** The time that the request asks for. */
  requested?: Time | null
}

/** Mark and nomination of a talent for this request. */
type TalentStanding = { mark: Mark | null; nomination: { unlocked: boolean } | null }

const icons = new Map(skillList('en').map(({ id, icon }) => [id, icon]))
export const skillIcon = (id: string): string | null => icons.get(id) ?? null

/** A talent as a client sees them: no contact, and no salary but a range before it is shown; without a name in blind mode. */
export function cardOf(row: CandidateRow, { mark, nomination }: TalentStanding, context: CardContext): MatchedTalent {
  const { index, criteria, audience, clientZone, now, lang, blind, requested = null } = context
  const hours = index.zones.hoursWith(clientZone, now)[index.zones.idOf(row.timezone)] ?? null
  const { rank: _, ...match } = explain(row, criteria, {
    hours,
    audience,
    baseline: index.baselineFor(row.role, row.months, audience),
  })
  const years = fullYears(row.months)
  const salaries = { full_time: row.salary_full_time, part_time: row.salary_part_time }
  const unlocked = audience === 'company' && nomination?.unlocked === true
  const ranges = shownRanges(salaries, row.salary_shown && audience === 'company')
  const skill = (id: string) => ({ id, name: skillName(id, lang) })
  const { first_name, last_name } = namesFor(row, lang)
  const unlessBlind = <T>(value: T) => (blind ? null : value)
  return {
    id: row.id,
    first_name: unlessBlind(first_name),
    last_name: unlessBlind(last_name),
    search_name: unlessBlind(searchName(row)),
    photo: unlessBlind(row.photo_key && photoAddress(row.photo_key)),
    nationality: unlessBlind(row.nationality),
    role: row.role,
    role_name: roleName(row.role, lang),
    seniority: seniorityOf(years),
    years,
    country: row.country,
    country_name: row.country && countryName(row.country, lang),
    timezone: row.timezone,
    skills: row.skills.map((id) => ({ ...skill(id), icon: skillIcon(id), asked: criteria.skills.includes(id) })),
    languages: row.languages.map(({ id, level }) => ({ id, name: languageName(id, lang), level })),
    industries: row.industries.map((id) => ({ id, name: industryName(id, lang) })),
    full_time: row.full_time,
    part_time: row.part_time,
    weeks: row.weeks,
    verified: row.verified,
    qualified: row.qualified,
    salary: unlocked ? requestedSalaries(salaries, row, requested) : null,
    salary_locked: !unlocked,
    salary_range: ranges && requestedSalaries(ranges, row, requested),
    mark,
    nominated: nomination !== null,
    match: {
      ...match,
      skills: {
        score: match.skills.score,
        matched: match.skills.matched.map(({ id, strong }) => ({ ...skill(id), strong })),
        missing: match.skills.missing.map(skill),
      },
      language: {
        score: match.language.score,
        asked: match.language.asked.map((language) => ({ ...language, name: languageName(language.id, lang) })),
      },
    },
  }
}
