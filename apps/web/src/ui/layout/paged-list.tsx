// A list that comes page by page, with all its states: <PagedList list={useInfiniteQuery(…)} empty={<EmptyState …/>}>{(rows) => …}</PagedList>
import type { ReactNode } from 'react'
import { LoadMore } from '../actions/load-more.tsx'
import { SkeletonRows, Skeletons } from '../display/skeleton.tsx'
import { ErrorState } from '../display/states.tsx'

/** The part of an infinite query that a list needs. */
type Pages<Page> = {
  data: { pages: Page[] } | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

type Props<Page extends { data: unknown[] }> = {
  list: Pages<Page>
  /** Rows to show when they are not just those of the pages. */
  rows?: Page['data'][number][]
  /** Skeleton while the first page is fetched, and what a screen reader announces. */
  skeleton?: ReactNode
  loading?: string
  empty: ReactNode
  /** How many are shown, or how many there are. */
  text?: (count: number, first: Page | undefined) => ReactNode
  /** Label of the button for the next page. */
  more?: string
  /** Inside a card or a dialog. */
  compact?: boolean
  children: (rows: Page['data'][number][]) => ReactNode
}

export function PagedList<Page extends { data: unknown[] }>(props: Props<Page>) {
  const { list, skeleton = <SkeletonRows rows={6} />, loading, empty, text, more, compact, children } = props
  if (!list.data)
    return list.isError ? (
      <ErrorState compact={compact} onRetry={() => void list.refetch()} retrying={list.isFetching} />
    ) : (
      <Skeletons label={loading}>{skeleton}</Skeletons>
    )
  const rows = props.rows ?? list.data.pages.flatMap(({ data }) => data)
  // A page may be empty while another one follows.
  if (rows.length === 0 && !list.hasNextPage) return empty
  return (
    <>
      {children(rows)}
      {list.isFetchNextPageError ? (
        <ErrorState compact onRetry={() => void list.fetchNextPage()} retrying={list.isFetchingNextPage} />
      ) : (
        (list.hasNextPage || text) && (
          <LoadMore
            hasMore={list.hasNextPage}
            onPress={() => void list.fetchNextPage()}
            pending={list.isFetchingNextPage}
            text={text?.(rows.length, list.data.pages[0])}
            label={more}
          />
        )
      )}
    </>
  )
}
