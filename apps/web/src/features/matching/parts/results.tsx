import { MAX_COMPARED, SORTS } from '@fareeq/domain/matching/limits.ts'
import type { Facets } from '@fareeq/domain/matching/schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { useActiveProject } from '../../client-projects/api-active.ts'
import { usePolicyPhrase } from '../../../platform/policies.ts'
import { useOutsideRole } from '../../../platform/session/may.ts'
import { cx } from '../../../ui/cx.ts'
import { SkeletonCard } from '../../../ui/display/skeleton.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { talentsQuery } from '../api.ts'
import { FilterChips } from './filter-chips.tsx'
import { ChoiceBox } from './filter-group.tsx'
import { FilterSheet } from './filter-panel.tsx'
import { NoMatches } from './no-matches.tsx'
import { TalentCard } from './talent-card.tsx'
import type { MatchSearchState } from './use-match-search.ts'
import { useMatchingWords } from '../messages/en.ts'

export function Results({ search, facets }: { search: MatchSearchState; facets: Facets | undefined }) {
  const words = useMatchingWords()
  const write = useWrite()
  const { criteria, change } = search
  const query = useInfiniteQuery(talentsQuery(criteria, useActiveProject(), useLang()))
  const { data, isError, isFetching, isPlaceholderData } = query
  const total = data?.pages[0]?.meta.total ?? 0
  const compare = (id: string, on: boolean) => {
    const others = criteria.compared.filter((comparedId) => comparedId !== id)
    change({ compared: on ? [...others, id].slice(0, MAX_COMPARED) : others }, { replace: true })
  }
  return (
    <section aria-label={words.title} aria-busy={isFetching}>
      <div className="mb-4 grid gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 xs:gap-x-5">
          <FilterSheet search={search} facets={facets} total={total} />
          <p aria-live="polite" className="num me-auto font-strong">
            {data ? words.found(total) : !isError && words.loading}
          </p>
          <div className="flex w-full items-center justify-between gap-4 xs:w-auto xs:gap-5">
            <Blind isOn={criteria.blind} onChange={(blind) => change({ blind })} />
            <Order search={search} />
          </div>
        </div>
        <Notes />
        <FilterChips search={search} facets={facets} />
      </div>
      <PagedList
        list={query}
        loading={words.loading}
        skeleton={[1, 2, 3, 4].map((n) => (
          <SkeletonCard key={n} className="min-h-48 items-start xl:min-h-40" />
        ))}
        empty={<NoMatches search={search} facets={facets} />}
        text={(count) => count < total && write(words.shown(count, total))}
      >
        {(talents) => (
          <ol className={cx('grid gap-3 transition-opacity', isPlaceholderData && 'opacity-60')}>
            {talents.map((talent) => (
              <li key={talent.id}>
                <TalentCard
                  talent={talent}
                  comparing={{
                    isOn: criteria.compared.includes(talent.id),
                    isFull: criteria.compared.length >= MAX_COMPARED,
                    onChange: (on) => compare(talent.id, on),
                  }}
                />
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  )
}

/** What holds for every card, said once. */
function Notes() {
  const { card } = useMatchingWords()
  const time = usePolicyPhrase()('ticket_shortlist_days')
  const isOutsideRole = useOutsideRole('talents.salary')
  return (
    <p className="text-sm text-ink-soft">
      {isOutsideRole ? card.salaryOutsideRole : time ? card.notes(time) : '\u00a0'}
    </p>
  )
}

function Blind({ isOn, onChange }: { isOn: boolean; onChange: (on: boolean) => void }) {
  const words = useMatchingWords()
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm text-ink-soft" title={words.blindHint}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="tick"
      />
      {words.blind}
    </label>
  )
}

function Order({ search: { criteria, change } }: { search: MatchSearchState }) {
  const { sort } = useMatchingWords()
  return (
    <label className="flex items-center gap-2 text-sm text-ink-soft">
      <span className="sr-only xs:not-sr-only">{sort.label}</span>
      <ChoiceBox
        value={criteria.sort}
        onChange={(event) => change({ sort: SORTS.find((sort) => sort === event.target.value) ?? 'match' })}
      >
        {SORTS.map((id) => (
          <option key={id} value={id}>
            {sort[id]}
          </option>
        ))}
      </ChoiceBox>
    </label>
  )
}
