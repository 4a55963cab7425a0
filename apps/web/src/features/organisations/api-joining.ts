import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { joiningCalls as calls } from '@fareeq/domain/organisations/calls.ts'
import type { joiningContract as contract } from '@fareeq/domain/organisations/contract-joining.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { meQuery } from '../../platform/session/me.ts'
import { queryClient } from '../../platform/calls/query-client.ts'

export const offerQuery = (token: string) =>
  queryOptions({
    queryKey: ['organisation-offer', token],
    retry: false,
    queryFn: async ({ signal }) => (await callApi(calls.offer, { params: { token } }, { signal, quiet: true })).data,
  })

export const signUpToJoin = async (token: string, body: InputOf<typeof contract.signUp>['body']) =>
  (await callApi(calls.signUp, { params: { token }, body }, { quiet: true, where: 'signup' })).data

/** Clears all caches: they belong to another company. */
export async function join(token: string): Promise<void> {
  await callApi(calls.join, { params: { token } }, callerHandlesFailure)
  await queryClient.fetchQuery({ ...meQuery(), staleTime: 0 })
  await queryClient.invalidateQueries()
}
