import { ROLES } from '@fareeq/domain/catalogue/entries-roles.ts'
import { countryName, industryName, languageName, skillName } from '@fareeq/domain/catalogue/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { FacetCounts } from '../../engines/matching-index/facets.ts'
import { type Filter, MIN_LEVEL } from '../../engines/matching-index/filter.ts'
import { partsOf, termOf } from '../../engines/matching-index/terms.ts'
import { AVAILABILITIES } from '@fareeq/domain/matching/limits.ts'
import type { Facets } from '@fareeq/domain/matching/schema.ts'
import { LANGUAGE_LEVELS } from '@fareeq/domain/catalogue/limits.ts'
import { SENIORITIES } from '@fareeq/domain/talents/rules.ts'
import { skillIcon } from './actions-cards.ts'

/** Longer lists are searched by typing. */
const MAX_CHOICES = 60

type Count = { id: string; count: number }
type Counted = Count & { name: string }
type NameOf = (id: string, lang: Lang) => string
type FacetChoice = readonly (string | null | undefined)[]

const ALPHABETS: Readonly<Record<Lang, Intl.Collator>> = { ar: new Intl.Collator('ar'), en: new Intl.Collator('en') }

/** Counts by kind; languages at the given level. */
function byKind({ terms }: FacetCounts, level: string): Map<string, Count[]> {
  const kinds = new Map<string, Count[]>()
  terms.forEach((count, term) => {
    const { 0: kind = '', 1: id, 2: at = level } = partsOf(term)
    if (id === undefined || at !== level) return
    const list = kinds.get(kind)
    if (list) list.push({ id, count })
    else kinds.set(kind, [{ id, count }])
  })
  return kinds
}

/** Facets in the language of the page, by count; without zeros unless chosen. Skills of the request come first. */
export function facetsOf(counts: FacetCounts, filter: Filter, skills: readonly string[], lang: Lang): Facets {
  const level = filter.language?.level ?? MIN_LEVEL
  const kinds = byKind(counts, level)
  const countOf = (term: string) => counts.terms.get(term) ?? 0
  /** Chosen values stay, also with a count of zero. */
  const best = (
    list: readonly Count[],
    name: NameOf,
    choice: FacetChoice,
    first: readonly string[] = [],
  ): Counted[] => {
    const isRequired = (id: string) => choice.includes(id) || first.includes(id)
    const absent = choice.filter((id) => typeof id === 'string' && !list.some((count) => count.id === id)) as string[]
    // Collation is slow: only values that can be among the shown are sorted by name.
    const threshold = new Uint32Array(list.map(({ count }) => count)).toSorted().at(-MAX_CHOICES) ?? 0
    return [...list, ...absent.map((id) => ({ id, count: 0 }))]
      .filter(({ id, count }) => (count > 0 ? count >= threshold || isRequired(id) : choice.includes(id)))
      .map(({ id, count }) => ({ id, name: name(id, lang), count }))
      .toSorted(
        (a, b) =>
          Number(first.includes(b.id)) - Number(first.includes(a.id)) ||
          b.count - a.count ||
          ALPHABETS[lang].compare(a.name, b.name),
      )
      .filter(({ id }, n) => n < MAX_CHOICES || isRequired(id))
  }
  const ofKind = (kind: string, name: NameOf, choice: FacetChoice, first?: readonly string[]) =>
    best(kinds.get(kind) ?? [], name, choice, first)
  const withIcons = (list: Counted[]) => list.map((counted) => ({ ...counted, icon: skillIcon(counted.id) }))
  return {
    total: counts.total,
    // All roles, in their usual order, because changing the role starts another search.
    roles: ROLES.map(({ id, name }) => ({ id, name: name[lang], count: counts.roles.get(id) ?? 0 })),
    seniorities: SENIORITIES.map((id) => ({ id, name: id, count: countOf(termOf.seniority(id)) })),
    languages: ofKind('language', languageName, [filter.language?.id]),
    levels: filter.language
      ? LANGUAGE_LEVELS.map((languageLevel) => ({
          id: languageLevel,
          name: languageLevel,
          count: countOf(termOf.language(filter.language?.id ?? '', languageLevel)),
        }))
      : [],
    industries: ofKind('industry', industryName, [filter.industry]),
    skills: withIcons(ofKind('skill', skillName, filter.skills, skills)),
    countries: ofKind('country', countryName, filter.countries),
    primary_technical_languages: ofKind('primary', skillName, [filter.primary]),
    secondary_technical_languages: best(
      Array.from(counts.secondary, ([id, count]) => ({ id, count })),
      skillName,
      [filter.secondary],
    ),
    availabilities: AVAILABILITIES.map((id) => ({ id, name: id, count: countOf(termOf.availability(id)) })),
    verified: countOf(termOf.verified),
    qualified: countOf(termOf.qualified),
    loosen: [...counts.without]
      .map(([filter, count]) => ({ filter, count }))
      .filter(({ count }) => count > counts.total)
      .toSorted((a, b) => b.count - a.count),
  }
}
