import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { sellersCalls as calls } from '@fareeq/domain/sellers/calls.ts'
import type { sellersContract as contract } from '@fareeq/domain/sellers/contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { listQuery } from '../../platform/calls/list-query.ts'
import { changing, signedIn } from '../staff/api.ts'

export const currentQuery = () =>
  queryOptions({
    queryKey: ['staff', 'sellers', 'current'],
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.current, {}, { signal, quiet: true }))).data,
  })

export const versionsQuery = () =>
  listQuery(['staff', 'sellers', 'versions'], (cursor, options) =>
    signedIn(callApi(calls.list, { query: { cursor } }, options)),
  )

export const propose = (body: InputOf<typeof contract.propose>['body']) =>
  changing('sellers', callApi(calls.propose, { body }, callerHandlesFailure))
export const release = (id: string) =>
  changing('sellers', callApi(calls.release, { params: { id } }, callerHandlesFailure))
export const withdraw = (id: string) =>
  changing('sellers', callApi(calls.withdraw, { params: { id } }, callerHandlesFailure))
