import { payoutsOpsCalls as calls } from '@fareeq/domain/payouts/calls.ts'
import type { payoutsOpsContract as contract } from '@fareeq/domain/payouts/contract-ops.ts'
import type { BatchSummary } from '@fareeq/domain/payouts/schema.ts'
import type { PayoutState } from '@fareeq/domain/payouts/states.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { listQuery } from '../../platform/calls/list-query.ts'
import { staffList } from '../staff/api-lists.ts'
import { download } from '../../platform/calls/download.ts'
import { changing, signedIn } from '../staff/api.ts'

export type PayoutFilter = { state?: PayoutState | undefined; due_by?: string | undefined; id?: string }
export const staffPayoutsQuery = (filter: PayoutFilter, lang: string) =>
  staffList(['staff', 'payouts', 'list', filter, lang], (cursor, options) =>
    callApi(calls.list, { query: { ...filter, cursor } }, options),
  )

export const batchesQuery = () =>
  listQuery(['staff', 'payouts', 'batches'], (cursor, options) =>
    signedIn(callApi(calls.batches, { query: { cursor } }, options)),
  )

export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'payouts', 'batch', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.batch, { params: { id } }, { signal, quiet: true }))).data,
  })

export const holdPayout = (id: string, reason: string) =>
  changing('payouts', callApi(calls.hold, { params: { id }, body: { reason } }, callerHandlesFailure))
export const releasePayout = (id: string, reason: string) =>
  changing('payouts', callApi(calls.release, { params: { id }, body: { reason } }, callerHandlesFailure))
export const choosePayouts = async (ids: string[]) =>
  (await changing('payouts', callApi(calls.choose, { body: { ids } }, callerHandlesFailure))).data
export const payBatch = (id: string, body: InputOf<typeof contract.pay>['body']) =>
  changing('payouts', callApi(calls.pay, { params: { id }, body }, callerHandlesFailure))
export const submitBatch = (id: string) =>
  changing('payouts', callApi(calls.submit, { params: { id } }, callerHandlesFailure))
export const discardBatch = (id: string) =>
  changing('payouts', callApi(calls.discard, { params: { id } }, callerHandlesFailure))

export const saveBatchSheet = ({ id, number }: Pick<BatchSummary, 'id' | 'number'>) =>
  download(calls.csv, { params: { id } }, `${number}.csv`)
