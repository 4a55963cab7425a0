import { ROLES } from '@fareeq/domain/catalogue/entries-roles.ts'
import { countryName, industryName, languageName, skillName } from '@fareeq/domain/catalogue/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import type { Counts } from '@fareeq/domain/matching/rules-facets.ts'
import { type Filter, LOWEST_LEVEL } from '@fareeq/domain/matching/rules-filter.ts'
import { valueOf } from '@fareeq/domain/matching/rules-values.ts'
import { AVAILABILITIES, type Facets } from '@fareeq/domain/matching/schema.ts'
import { LANGUAGE_LEVELS } from '@fareeq/domain/talents/schema-profile.ts'
import { SENIORITIES } from '@fareeq/domain/talents/schema.ts'
import { skillIcon } from './actions-cards.ts'

/** Longer lists are searched, not read. */
const MOST_SHOWN = 60

type Counted = { id: string; name: string; count: number }

/** The counts in the language of the page, the most first; what would find nobody is left out unless it is chosen. */
export function facetsOf(counts: Counts, filter: Filter, lang: Lang): Facets {
  const countOf = (value: string) => counts.values.get(value) ?? 0
  const best = (list: Counted[], chosen: readonly (string | null | undefined)[]): Counted[] => {
    const sorted = list
      .filter(({ id, count }) => count > 0 || chosen.includes(id))
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, lang))
    return sorted.filter(({ id }, n) => n < MOST_SHOWN || chosen.includes(id))
  }
  /** All values of a kind, by their own ids; those that are chosen also where nobody has them. */
  const ofKind = (
    kind: string,
    name: (id: string, lang: Lang) => string,
    chosen: readonly (string | null | undefined)[],
    suffix = '',
  ) => {
    const ids = [...counts.values.keys()]
      .filter((value) => value.startsWith(`${kind} `) && value.endsWith(suffix))
      .map((value) => value.split(' ')[1] ?? '')
    const all = new Set([...ids, ...chosen.filter((id) => typeof id === 'string')])
    const listed = [...all].map((id) => ({ id, name: name(id, lang), count: countOf(`${kind} ${id}${suffix}`) }))
    return best(listed, chosen)
  }
  const told = (list: Counted[]) => list.map((one) => ({ ...one, icon: skillIcon(one.id) }))
  const level = filter.language?.level ?? LOWEST_LEVEL
  return {
    total: counts.total,
    // Another role is another question: all of them can be asked, in the order they are always read in.
    roles: ROLES.map(({ id, name }) => ({ id, name: name[lang], count: counts.roles.get(id) ?? 0 })),
    seniorities: SENIORITIES.map((id) => ({ id, name: id, count: countOf(valueOf.seniority(id)) })),
    languages: ofKind('language', languageName, [filter.language?.id], ` ${level}`),
    levels: filter.language
      ? LANGUAGE_LEVELS.map((one) => ({
          id: one,
          name: one,
          count: countOf(valueOf.language(filter.language?.id ?? '', one)),
        }))
      : [],
    industries: ofKind('industry', industryName, [filter.industry]),
    skills: told(ofKind('skill', skillName, filter.skills)),
    countries: ofKind('country', countryName, filter.countries),
    primary_technical_languages: ofKind('primary', skillName, [filter.primary]),
    secondary_technical_languages: best(
      [...counts.secondary].map(([id, count]) => ({ id, name: skillName(id, lang), count })),
      [filter.secondary],
    ),
    availabilities: AVAILABILITIES.map((id) => ({ id, name: id, count: countOf(valueOf.availability(id)) })),
    verified: countOf(valueOf.verified),
    qualified: countOf(valueOf.qualified),
    loosen: [...counts.without]
      .map(([filter, count]) => ({ filter, count }))
      .filter(({ count }) => count > counts.total)
      .toSorted((a, b) => b.count - a.count),
  }
}
