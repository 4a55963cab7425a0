import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SkeletonBlock } from '../../../ui/display/skeleton.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'

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
  return (
    <PagedList
      list={query}
      loading={loading}
      skeleton={
        <>
          <SkeletonBlock className="h-40" />
          <SkeletonBlock className="h-40" />
        </>
      }
      empty={empty}
    >
      {(interviews) => (
        <ol className="grid gap-4">
          {interviews.map((interview) => (
            <li key={interview.id}>{children(interview)}</li>
          ))}
        </ol>
      )}
    </PagedList>
  )
}
