import { workItemsCalls as calls } from '@fareeq/domain/work-items/calls.ts'
import { WORK_KINDS, type WorkTab } from '@fareeq/domain/work-items/limits.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { ofKnownKinds } from '../../platform/calls/known-kinds.ts'
import { staffList } from '../staff/api-lists.ts'
import { signedIn } from '../staff/api.ts'

const EVERY_MINUTE = 60_000

/** Invalidated by every live event, with polling because the clock alone moves items, too. */
export const workQuery = (tab: WorkTab) =>
  staffList(
    ['staff', 'work-items', tab],
    async (cursor, options) => {
      const page = await callApi(calls.list, { query: { tab, cursor } }, options)
      return { ...page, data: ofKnownKinds(WORK_KINDS, page.data) }
    },
    {
      refetchInterval: EVERY_MINUTE,
    },
  )

export const workCountsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'work-items', 'counts'],
    queryFn: async ({ signal }) => {
      const { data } = await signedIn(callApi(calls.counts, {}, { signal, quiet: true }))
      return { ...data, kinds: ofKnownKinds(WORK_KINDS, data.kinds) }
    },
    refetchInterval: EVERY_MINUTE,
  })
