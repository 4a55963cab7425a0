import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { welcomeCalls as calls } from '@fareeq/domain/talent-imports/calls.ts'
import type { welcomeContract as contract } from '@fareeq/domain/talent-imports/contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'

export const welcomeQuery = (token: string) =>
  queryOptions({
    queryKey: ['talent-welcome', token],
    retry: false,
    queryFn: async ({ signal }) => (await callApi(calls.read, { params: { token } }, { signal, quiet: true })).data,
  })

export const agree = async (token: string, body: InputOf<typeof contract.agree>['body']) =>
  (await callApi(calls.agree, { params: { token }, body }, { quiet: true, where: 'signup' })).data

export const decline = (token: string) => callApi(calls.decline, { params: { token } }, callerHandlesFailure)
