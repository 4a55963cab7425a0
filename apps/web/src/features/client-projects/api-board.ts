import { requestsOpsCalls as calls } from '@fareeq/domain/client-projects/calls.ts'
import type { requestsOpsContract as contract } from '@fareeq/domain/client-projects/contract-ops.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffList } from '../staff/api-lists.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { changing, signedIn } from '../staff/api.ts'

export type BoardFilter = Pick<NonNullable<InputOf<typeof contract.board>['query']>, 'stage' | 'q' | 'mine' | 'unowned'>

const EVERY_MINUTE = 60_000

export const boardQuery = (filter: BoardFilter) =>
  staffList(
    ['staff', 'requests', 'board', filter],
    (cursor, options) => callApi(calls.board, { query: { ...filter, cursor } }, options),
    { refetchInterval: EVERY_MINUTE },
  )

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'requests', 'one', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })

/** `expectedOwner`: the owner at rendering (optimistic locking). */
export const takeRequest = (id: string, expectedOwner: string | null) =>
  changing(
    'requests',
    callApi(calls.take, { params: { id }, body: { expected_owner: expectedOwner } }, callerHandlesFailure),
  )
export const handRequestOver = (id: string, to: string) =>
  changing('requests', callApi(calls.handOver, { params: { id }, body: { to } }, callerHandlesFailure))
export const giveRequestBack = (id: string) =>
  changing('requests', callApi(calls.giveBack, { params: { id } }, callerHandlesFailure))
