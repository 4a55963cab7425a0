import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { siteEditingCalls as calls } from '@fareeq/domain/site/calls.ts'
import type { siteEditingContract as contract } from '@fareeq/domain/site/contract-editing.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { listQuery } from '../../platform/calls/list-query.ts'
import { staffList } from '../staff/api-lists.ts'
import { changing, signedIn } from '../staff/api.ts'

export type ItemsFilter = Omit<NonNullable<InputOf<typeof contract.items>['query']>, 'cursor'>
export type ItemName = InputOf<typeof contract.readItem>['params']
export type PreviewBody = InputOf<typeof contract.preview>['body']
export type ItemBody = InputOf<typeof contract.saveItem>['body']

export const itemsQuery = (filter: ItemsFilter) =>
  staffList(['staff', 'content', 'list', filter], (cursor, options) =>
    callApi(calls.items, { query: { ...filter, cursor } }, options),
  )

export const itemQuery = (params: ItemName) =>
  queryOptions({
    queryKey: ['staff', 'content', 'item', params],
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.readItem, { params }, { signal, quiet: true }))).data,
  })

export const historyQuery = (params: ItemName) =>
  listQuery(['staff', 'content', 'history', params], (cursor, options) =>
    signedIn(callApi(calls.history, { params, query: { cursor } }, options)),
  )

/** Rendered from what is typed; not cached after it is closed. */
export const previewQuery = (params: ItemName, body: PreviewBody) =>
  queryOptions({
    queryKey: ['staff', 'content', 'preview', params, body],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.preview, { params, body }, { signal, quiet: true }))).data,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })

export const saveItem = (params: ItemName, body: ItemBody) =>
  changing('content', callApi(calls.saveItem, { params, body }, callerHandlesFailure))
export const withdrawItem = (params: ItemName, version: number) =>
  changing('content', callApi(calls.withdrawItem, { params, body: { version } }, callerHandlesFailure))
export const restoreItem = (params: ItemName, version: number, restored: number) =>
  changing('content', callApi(calls.restoreItem, { params, body: { version, restored } }, callerHandlesFailure))
