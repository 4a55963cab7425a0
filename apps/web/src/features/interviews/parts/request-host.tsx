import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'

type Props<Interview> = {
  query: Pick<UseQueryResult<Interview>, 'data' | 'error' | 'isFetching' | 'refetch'>
  words: { gone: string; goneText: string; back: string }
  /** URL of the list. */
  list: string
  children: (interview: Interview) => ReactNode
}

/** One interview of either side, or its loading, missing and error states. */
export function RequestHost<Interview>({ query, words, list, children }: Props<Interview>) {
  const { data, error, isFetching, refetch } = query
  if (data) return children(data)
  if (isCallFailure(error) && error.status === 404)
    return (
      <EmptyState
        drawing="search"
        title={words.gone}
        text={words.goneText}
        action={
          <ButtonLink as={PageLink} kind="quiet" href={list}>
            {words.back}
          </ButtonLink>
        }
      />
    )
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Skeletons>
      <SkeletonBlock className="mb-6 h-14 w-full max-w-sm" />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <SkeletonBlock className="h-72" />
        <SkeletonBlock className="h-56" />
      </div>
    </Skeletons>
  )
}
