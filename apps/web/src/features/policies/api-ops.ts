import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { PolicyKey } from '@fareeq/domain/kernel/policies/policies.ts'
import { policiesCalls as calls } from '@fareeq/domain/policies/calls.ts'
import type { policiesContract as contract } from '@fareeq/domain/policies/contract.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { listQuery } from '../../platform/calls/list-query.ts'
import { changing, signedIn } from '../staff/api.ts'

export const policiesQuery = () =>
  queryOptions({
    queryKey: ['staff', 'policies', 'list'],
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.list, {}, { signal, quiet: true }))).data,
  })

export const historyQuery = (key: PolicyKey) =>
  listQuery(['staff', 'policies', 'history', key], (cursor, options) =>
    signedIn(callApi(calls.history, { params: { key }, query: { cursor } }, options)),
  )

/** What a change would do; asked again for every value and day. */
export const previewQuery = (key: PolicyKey, value: number, from_day: string) =>
  queryOptions({
    queryKey: ['staff', 'policies', 'preview', key, value, from_day],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.preview, { params: { key }, query: { value, from_day } }, { signal, quiet: true })))
        .data,
    placeholderData: keepPreviousData,
  })

export const changePolicy = (key: PolicyKey, body: InputOf<typeof contract.change>['body']) =>
  changing('policies', callApi(calls.change, { params: { key }, body }, callerHandlesFailure))
export const withdrawChange = (key: PolicyKey, id: string) =>
  changing('policies', callApi(calls.withdraw, { params: { key }, body: { id } }, callerHandlesFailure))

export const holidaysQuery = () =>
  queryOptions({
    queryKey: ['staff', 'policies', 'holidays'],
    queryFn: ({ signal }) => signedIn(callApi(calls.holidays, {}, { signal, quiet: true })),
  })
export const addHoliday = (body: InputOf<typeof contract.addHoliday>['body']) =>
  changing('policies', callApi(calls.addHoliday, { body }, callerHandlesFailure))
export const removeHoliday = (day: string) =>
  changing('policies', callApi(calls.removeHoliday, { params: { day } }, callerHandlesFailure))
