import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadMore } from '../../../ui/actions/load-more.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'

type Props<Interview> = {
  query: UseInfiniteQueryResult<InfiniteData<{ data: Interview[] }>>
  loading: string
  empty: ReactNode
  children: (interview: Interview) => ReactNode
}

/** A paginated list of interviews. */
export function InterviewPages<Interview extends { id: string }>({
  query,
  loading,
  empty,
  children,
}: Props<Interview>) {
  const { data, isError, isFetching, refetch } = query
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons label={loading}>
        <SkeletonBlock className="h-40" />
        <SkeletonBlock className="h-40" />
      </Skeletons>
    )
  const interviews = data.pages.flatMap((page) => page.data)
  if (interviews.length === 0) return empty
  return (
    <>
      <ol className="grid gap-4">
        {interviews.map((interview) => (
          <li key={interview.id}>{children(interview)}</li>
        ))}
      </ol>
      <LoadMore
        hasMore={query.hasNextPage}
        pending={query.isFetchingNextPage}
        onPress={() => void query.fetchNextPage()}
      />
    </>
  )
}
