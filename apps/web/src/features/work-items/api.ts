import { workItemsCalls as calls } from '@fareeq/domain/work-items/calls.ts'
import type { WorkTab } from '@fareeq/domain/work-items/limits.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/calls/call.ts'
import { cursorPages } from '../../platform/calls/cursor-pages.ts'
import { signedIn } from '../staff/api.ts'

const EVERY_MINUTE = 60_000

/** Invalidated by every live event, with polling because the clock alone moves items, too. */
export const workQuery = (tab: WorkTab) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'work-items', tab],
    ...cursorPages,
    queryFn: ({ signal, pageParam: cursor }) =>
      signedIn(call(calls.list, { query: { tab, cursor } }, { signal, quiet: true })),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MINUTE,
  })

export const workCountsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'work-items', 'counts'],
    queryFn: async ({ signal }) => (await signedIn(call(calls.counts, {}, { signal, quiet: true }))).data,
    refetchInterval: EVERY_MINUTE,
  })
