// One record by its address, with all its states: <RecordPage query={useQuery(…)} list={pathTo('invoices')} words={words}>{(invoice) => …}</RecordPage>
import type { ReactNode } from 'react'
import { isCallFailure } from '../../platform/calls/call-failure.ts'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../actions/button-link.tsx'
import { SkeletonBlock, Skeletons } from '../display/skeleton.tsx'
import { EmptyState, ErrorState } from '../display/states.tsx'

export type RecordPageProps<Data> = {
  /** The part of a query that a page needs. */
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** Address of the list that `words.back` leads to. */
  list: string
  words: { gone: string; goneText: string; back: string; loading?: string }
  /** Skeleton while it is fetched. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

export function RecordPage<Data>({ query, list, words, skeleton, children }: RecordPageProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data) return children(data)
  const back = (
    <ButtonLink as={PageLink} kind="quiet" href={list}>
      {words.back}
    </ButtonLink>
  )
  if (isCallFailure(error) && error.status === 404)
    return (
      <>
        <h1 className="sr-only">{words.gone}</h1>
        <EmptyState illustration="search" title={words.gone} text={words.goneText} action={back} />
      </>
    )
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} action={back} />
  return (
    skeleton ?? (
      <Skeletons label={words.loading}>
        <SkeletonBlock className="mb-6 h-14 w-full max-w-sm" />
        <SkeletonBlock className="h-72" />
      </Skeletons>
    )
  )
}
