import { MAX_COMPARED } from '@fareeq/domain/matching/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useLayoutEffect } from 'react'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { lazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useActiveProject } from '../../client-projects/api-active.ts'
import { usePrefetchPolicies } from '../../../platform/policies.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { useProjects } from '../../client-projects/api.ts'
import { compareQuery, facetsQuery } from '../api.ts'
import { FilterColumn } from '../parts/filter-panel.tsx'
import { RequestRoles } from '../parts/request-roles.tsx'
import { Results } from '../parts/results.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { CompareTray } from '../parts/compare-tray.tsx'
import { type MatchSearchState, useMatchSearch, useSavedFilters, useWithoutRefused } from '../parts/use-match-search.ts'
import { useMatchingWords } from '../messages/en.ts'

const CompareView = lazyPart(
  lazyModule(() => import('../parts/compare-view.tsx')),
  (part) => part.CompareView,
)

export function Screen() {
  const words = useMatchingWords()
  const { project, isPending } = useProjects()
  const search = useMatchSearch(isPending ? undefined : (project?.role ?? null))
  const { criteria, change } = search
  if (criteria.comparing && !search.isNew) return <Comparison search={search} />
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-6 *:first:flex-1 *:first:basis-64 *:first:pb-0">
        <PageHeader title={words.title} text={words.text} />
        <div className="w-full xs:w-80">
          <SearchField
            label={criteria.blind ? words.searchBlind : words.search}
            value={criteria.q}
            onChange={(q) => change({ q }, { replace: true })}
          />
        </div>
      </div>
      {search.isNew ? (
        <Skeletons label={words.loading}>
          <SkeletonBlock className="h-96" />
        </Skeletons>
      ) : (
        <>
          <RequestRoles project={project} search={search} />
          <Search search={search} />
        </>
      )}
    </>
  )
}

function Search({ search }: { search: MatchSearchState }) {
  usePrefetchPolicies()
  const project = useActiveProject()
  const lang = useLang()
  const { data: facets, error, isPlaceholderData } = useQuery(facetsQuery(search.criteria, project, lang))
  useWithoutRefused(search, error)
  useSavedFilters(search, isPlaceholderData ? undefined : facets?.total)
  const { data: compared = [] } = useQuery({
    ...compareQuery(search.criteria, project, lang),
    enabled: search.criteria.compared.length > 0,
  })
  const { criteria, change } = search
  return (
    <div className="grid gap-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <FilterColumn search={search} facets={facets} />
      <div className="min-w-0">
        <Results search={search} facets={facets} />
        {criteria.compared.length > 0 && (
          <CompareTray
            talents={compared.filter(({ id }) => criteria.compared.includes(id))}
            count={criteria.compared.length}
            onRemove={(id) =>
              change({ compared: criteria.compared.filter((comparedId) => comparedId !== id) }, { replace: true })
            }
            onClear={() => change({ compared: [] }, { replace: true })}
            onOpen={() => change({ comparing: true })}
          />
        )}
      </div>
    </div>
  )
}

function Comparison({ search }: { search: MatchSearchState }) {
  const words = useMatchingWords()
  const project = useActiveProject()
  const lang = useLang()
  const { criteria, change } = search
  const { data, isError, isFetching, refetch } = useQuery(compareQuery(criteria, project, lang))
  const talents = (data ?? []).filter(({ id }) => criteria.compared.includes(id)).slice(0, MAX_COMPARED)
  // Opened from the middle of a list: a view of its own begins at its top.
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <>
      <PageHeader
        title={words.compare.title}
        text={words.compare.text}
        back={
          criteria.fromNominations
            ? { label: words.compare.backToNominations, href: pathTo('nomination'), as: PageLink }
            : { label: words.compare.back, href: '#', onClick: backTo(() => change({ comparing: false })) }
        }
      />
      <Suspense
        fallback={
          <Skeletons label={words.loading}>
            <SkeletonBlock className="h-96" />
          </Skeletons>
        }
      >
        {data ? (
          <CompareView
            talents={talents}
            onRemove={(id) => {
              const compared = criteria.compared.filter((comparedId) => comparedId !== id)
              change({ compared, comparing: compared.length > 1 }, { replace: true })
            }}
          />
        ) : isError ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeletons label={words.loading}>
            <SkeletonBlock className="h-96" />
          </Skeletons>
        )}
      </Suspense>
    </>
  )
}

const backTo = (back: () => void) => (event: { preventDefault(): void }) => {
  event.preventDefault()
  back()
}
