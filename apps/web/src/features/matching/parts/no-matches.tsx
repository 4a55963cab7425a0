import type { Facets } from '@fareeq/domain/matching/schema.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useMayOpen } from '../../../platform/session/may.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { cleared, countOf, loosened } from './search-address.ts'
import type { MatchSearchState } from './use-match-search.ts'
import { useMatchingWords } from '../messages/en.ts'

const MAX_SUGGESTIONS = 3

/** Which one filter, taken away, would show most people: each is one press. */
export function NoMatches({ search, facets }: { search: MatchSearchState; facets: Facets | undefined }) {
  const { empty, filters, loosened: names } = useMatchingWords()
  const offers = (facets?.loosen ?? []).slice(0, MAX_SUGGESTIONS)
  const { criteria, apply } = search
  const mayOpen = useMayOpen()
  if (countOf(criteria) === 0 && !criteria.role_id && !criteria.q)
    return (
      <EmptyState
        illustration="search"
        title={empty.nobody}
        text={empty.nobodyText}
        action={
          mayOpen('bookConsultant') && (
            <ButtonLink as={PageLink} href={pathTo('bookConsultant')}>
              {empty.consultant}
            </ButtonLink>
          )
        }
      />
    )
  return (
    <EmptyState
      role="status"
      illustration="search"
      title={empty.title}
      text={empty.text}
      action={
        <>
          {offers.map(({ filter, count }) => (
            <PlainButton key={filter} kind="quiet" onPress={() => apply(loosened(criteria, filter))}>
              {empty.without(names[filter as keyof typeof names], count)}
            </PlainButton>
          ))}
          <PlainButton kind="ghost" onPress={() => apply(cleared(criteria))}>
            {filters.clear}
          </PlainButton>
        </>
      }
    />
  )
}
