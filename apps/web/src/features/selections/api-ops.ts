import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { selectionsOpsCalls as calls } from '@fareeq/domain/selections/calls.ts'
import type { selectionsOpsContract as contract } from '@fareeq/domain/selections/contract-ops.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { staffList } from '../staff/api-lists.ts'
import { changing, signedIn } from '../staff/api.ts'

export type PipelineFilter = NonNullable<InputOf<typeof contract.counts>['query']>

const EVERY_MINUTE = 60_000

/** Cache key with the language, because answers have names. */
export const selectionsQuery = (filter: PipelineFilter, lang: Lang) =>
  staffList(
    ['staff', 'pipeline', 'list', filter, lang],
    (cursor, options) => callApi(calls.list, { query: { ...filter, cursor } }, options),
    { refetchInterval: EVERY_MINUTE },
  )

export const countsQuery = (filter: PipelineFilter) =>
  queryOptions({
    queryKey: ['staff', 'pipeline', 'counts', filter],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.counts, { query: filter }, { signal, quiet: true }))).data,
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MINUTE,
  })

export const moveSelection = (id: string, body: InputOf<typeof contract.move>['body']) =>
  changing('pipeline', callApi(calls.move, { params: { id }, body }, callerHandlesFailure))
export const rejectSelection = (id: string, body: InputOf<typeof contract.reject>['body']) =>
  changing('pipeline', callApi(calls.reject, { params: { id }, body }, callerHandlesFailure))
export const reconsiderSelection = (id: string, reason: string) =>
  changing('pipeline', callApi(calls.reconsider, { params: { id }, body: { reason } }, callerHandlesFailure))
export const inviteToTests = (id: string) =>
  changing('pipeline', callApi(calls.invite, { params: { id } }, callerHandlesFailure))
export const takeSelection = (id: string, expectedOwner: string | null) =>
  changing(
    'pipeline',
    callApi(calls.take, { params: { id }, body: { expected_owner: expectedOwner } }, callerHandlesFailure),
  )
export const handSelectionOver = (id: string, to: string) =>
  changing('pipeline', callApi(calls.handOver, { params: { id }, body: { to } }, callerHandlesFailure))
export const giveSelectionBack = (id: string) =>
  changing('pipeline', callApi(calls.giveBack, { params: { id } }, callerHandlesFailure))
