import { selectionsCalls as calls } from '@fareeq/domain/selections/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { cacheWhole } from '../../platform/calls/cache-answer.ts'
import { call, callerHandlesFailure } from '../../platform/calls/call.ts'
import { session } from '../../platform/session/session.ts'

export const ownSelectionQuery = () =>
  queryOptions({
    queryKey: ['selection', session.get().user?.id],
    queryFn: async ({ signal }) => (await call(calls.own, {}, { signal, quiet: true })).data,
  })

export async function applyAgain() {
  const { data } = await call(calls.apply, {}, callerHandlesFailure)
  await cacheWhole(ownSelectionQuery().queryKey, data)
}
