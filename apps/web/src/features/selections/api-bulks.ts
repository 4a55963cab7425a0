import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { selectionBulksCalls as calls } from '@fareeq/domain/selections/calls.ts'
import type { selectionBulksContract as contract } from '@fareeq/domain/selections/contract-bulks.ts'
import { isRunning } from '@fareeq/domain/selections/states.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { changing, signedIn } from '../staff/api.ts'

export type BulkRequest = NonNullable<InputOf<typeof contract.begin>['body']>
export type BulkPreviewRequest = NonNullable<InputOf<typeof contract.preview>['body']>
export type BulkSelection = Pick<BulkPreviewRequest, 'ids' | 'filter'>
const EVERY_SECOND = 1000
export const viewsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'pipeline', 'views'],
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.views, {}, { signal, quiet: true }))).data,
  })
export const saveView = (body: InputOf<typeof contract.saveView>['body']) =>
  changing('pipeline', callApi(calls.saveView, { body }, callerHandlesFailure))
export const dropView = (id: string) =>
  changing('pipeline', callApi(calls.dropView, { params: { id } }, callerHandlesFailure))

export const previewQuery = (request: BulkPreviewRequest) =>
  queryOptions({
    queryKey: ['staff', 'pipeline', 'preview', request],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.preview, { body: request }, { signal, quiet: true }))).data,
    staleTime: 0,
  })

/** Polled while it runs. */
export const bulkQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'bulks', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data.state) ? EVERY_SECOND : false),
  })
export const beginBulk = async (body: BulkRequest) =>
  (await changing('pipeline', callApi(calls.begin, { body }, callerHandlesFailure))).data
export const stopBulk = async (id: string) =>
  (await changing('pipeline', callApi(calls.stop, { params: { id } }, callerHandlesFailure))).data
export const undoBulk = async (id: string) =>
  (await changing('pipeline', callApi(calls.undo, { params: { id } }, callerHandlesFailure))).data
