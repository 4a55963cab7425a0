import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pathTo } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { SkeletonLine, Skeletons, SkeletonText } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import type { StaffSection } from './staff-sections.ts'

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  section: StaffSection
  words: { gone: string; goneText: string; back: string }
  /** Skeleton while loading. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** One record of a section, or its loading, missing and error states, with a link back. */
export function RecordHost<Data>({ query, section, words, skeleton, children }: Props<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data) return children(data)
  const back = (
    <ButtonLink as={PageLink} kind="quiet" href={pathTo('opsSection', { section })}>
      {words.back}
    </ButtonLink>
  )
  if (isCallFailure(error) && error.status === 404)
    return (
      <>
        <h1 className="sr-only">{words.gone}</h1>
        <EmptyState drawing="search" title={words.gone} text={words.goneText} action={back} />
      </>
    )
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} action={back} />
  return skeleton ?? <RecordSkeleton />
}

/** Skeleton of a record: link back, name, a line, then its first card. */
const RecordSkeleton = () => (
  <Skeletons className="gap-6">
    <div className="grid gap-4">
      <SkeletonLine className="w-24" />
      <SkeletonLine className="h-7 w-3/5 max-w-md" />
      <SkeletonLine className="w-2/5 max-w-xs" />
    </div>
    <Card className="grid gap-6">
      <SkeletonLine className="h-4 w-1/4" />
      <SkeletonText lines={5} />
    </Card>
  </Skeletons>
)
