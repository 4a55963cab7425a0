import { selectionsCalls as calls } from '@fareeq/domain/selections/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { cacheWhole } from '../../platform/calls/cache-answer.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { session } from '../../platform/session/session.ts'

export const ownSelectionQuery = () =>
  queryOptions({
    queryKey: ['selection', session.get().user?.id],
    queryFn: async ({ signal }) => (await callApi(calls.own, {}, { signal, quiet: true })).data,
  })

export async function reapply() {
  const { data } = await callApi(calls.apply, {}, callerHandlesFailure)
  await cacheWhole(ownSelectionQuery().queryKey, data)
}
