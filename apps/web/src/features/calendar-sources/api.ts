import { calendarSourcesCalls as own, calendarSourcesOpsCalls as ops } from '@fareeq/domain/calendar-sources/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { session } from '../../platform/session/session.ts'
import { signedIn } from '../staff/api.ts'

/** Of whoever is signed in: members, or colleagues with their own session. */
export type Realm = 'own' | 'staff'

const keyOf = (realm: Realm) =>
  realm === 'staff' ? ['staff', 'calendar-sources'] : ['calendar-sources', session.get().user?.id]

export const sourcesQuery = (realm: Realm) =>
  queryOptions({
    queryKey: keyOf(realm),
    queryFn: async ({ signal }) => {
      if (realm === 'own') return (await callApi(own.list, {}, { signal })).data
      return (await signedIn(callApi(ops.list, {}, { signal, quiet: true }))).data
    },
  })

export async function addSource(realm: Realm, address: string): Promise<void> {
  const input = { body: { address } }
  if (realm === 'own') await callApi(own.add, input, callerHandlesFailure)
  else await signedIn(callApi(ops.add, input, callerHandlesFailure))
  await queryClient.invalidateQueries({ queryKey: keyOf(realm) })
}

export async function removeSource(realm: Realm, id: string): Promise<void> {
  const input = { params: { id } }
  if (realm === 'own') await callApi(own.remove, input, callerHandlesFailure)
  else await signedIn(callApi(ops.remove, input, callerHandlesFailure))
  await queryClient.invalidateQueries({ queryKey: keyOf(realm) })
}
