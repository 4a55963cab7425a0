import type { Facets } from '@fareeq/domain/matching/schema.ts'
import { X } from 'lucide-react'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { type MatchSearch, cleared, loosened } from './search-address.ts'
import type { MatchSearchState } from './use-match-search.ts'
import { type MatchingWords } from '../messages/ar.ts'
import { useMatchingWords } from '../messages/en.ts'
import { type FactWords, useFactWords } from '../../talents/parts/use-fact-words.ts'

type Chip = { key: string; name: string; without: MatchSearch }

/** Name of a value, from the facets. */
const nameIn = (list: readonly { id: string; name: string }[] | undefined, id: string) =>
  list?.find((option) => option.id === id)?.name ?? id

function chipsOf(criteria: MatchSearch, facets: Facets | undefined, words: MatchingWords, facts: FactWords): Chip[] {
  const { filters } = words
  const { levels, seniorities, times } = facts
  const availabilities = { ...times, ...words.availabilities }
  const several = (key: 'skills[]' | 'countries[]' | 'availability[]', name: (id: string) => string): Chip[] =>
    criteria[key].map((id) => ({
      key: `${key}${id}`,
      name: name(id),
      without: { ...criteria, [key]: criteria[key].filter((value) => value !== id) },
    }))
  const single = (filter: string, isOn: unknown, name: () => string): Chip[] =>
    isOn ? [{ key: filter, name: name(), without: loosened(criteria, filter) }] : []
  const language = nameIn(facets?.languages, criteria['language[name]'])
  const level = levels[criteria['language[level]'] as keyof typeof levels]
  return [
    ...single('q', criteria.q, () => criteria.q),
    ...several('skills[]', (id) => nameIn(facets?.skills, id)),
    ...single(
      'seniority_level',
      criteria.seniority_level,
      () => seniorities[criteria.seniority_level as keyof typeof seniorities],
    ),
    ...single('language', criteria['language[name]'], () =>
      level ? `${language}: ${filters.levelAtLeast(level)}` : language,
    ),
    ...several('countries[]', (id) => nameIn(facets?.countries, id)),
    ...several('availability[]', (id) => availabilities[id as keyof typeof availabilities]),
    ...single('min_hours', criteria.min_hours, () => filters.hoursAtLeast(Number(criteria.min_hours))),
    ...single('max_weeks', criteria.max_weeks, () => filters.weeksAtMost(Number(criteria.max_weeks))),
    ...single('verified', criteria.verified, () => filters.verified),
    ...single('qualified', criteria.qualified, () => filters.qualified),
    ...single('industry', criteria.industry, () => nameIn(facets?.industries, criteria.industry)),
    ...single('primary_technical_language', criteria.primary_technical_language, () =>
      nameIn(facets?.primary_technical_languages, criteria.primary_technical_language),
    ),
    ...single('secondary_technical_language', criteria.secondary_technical_language, () =>
      nameIn(facets?.secondary_technical_languages, criteria.secondary_technical_language),
    ),
  ]
}

/** Active filters, each removable. */
export function FilterChips({ search, facets }: { search: MatchSearchState; facets: Facets | undefined }) {
  const words = useMatchingWords()
  const chips = chipsOf(search.criteria, facets, words, useFactWords())
  if (chips.length === 0) return null
  return (
    <ul aria-label={words.filters.active} className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, name, without }) => (
        <li
          key={key}
          className="inline-flex items-center gap-1 rounded-full bg-accent-soft ps-3 text-sm font-strong text-accent"
        >
          <bdi>{name}</bdi>
          <button
            type="button"
            aria-label={words.filters.remove(name)}
            onClick={() => search.apply(without)}
            className="hit flex size-8 items-center justify-center rounded-full"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
      <li>
        <PlainButton kind="ghost" size="small" onPress={() => search.apply({ ...cleared(search.criteria), q: '' })}>
          {words.filters.clear}
        </PlainButton>
      </li>
    </ul>
  )
}
