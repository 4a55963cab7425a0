import { calendarFeedCalls as own, calendarFeedOpsCalls as ops } from '@fareeq/domain/interviews/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { download } from '../../platform/calls/download.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { session } from '../../platform/session/session.ts'
import type { Realm } from '../calendar-sources/api.ts'
import { signedIn } from '../staff/api.ts'

const keyOf = (realm: Realm) =>
  realm === 'staff' ? ['staff', 'calendar-feed'] : ['calendar-feed', session.get().user?.id]

/** Since when there is an address; the address itself is shown once. */
export const feedQuery = (realm: Realm) =>
  queryOptions({
    queryKey: keyOf(realm),
    queryFn: async ({ signal }) => {
      if (realm === 'own') return (await callApi(own.state, {}, { signal })).data
      return (await signedIn(callApi(ops.state, {}, { signal, quiet: true }))).data
    },
  })

export async function makeFeed(realm: Realm): Promise<string> {
  const { data } = realm === 'own' ? await callApi(own.renew, {}) : await signedIn(callApi(ops.renew, {}))
  await queryClient.invalidateQueries({ queryKey: keyOf(realm) })
  return data.url
}

export async function revokeFeed(realm: Realm): Promise<void> {
  await (realm === 'own' ? callApi(own.revoke, {}) : signedIn(callApi(ops.revoke, {})))
  await queryClient.invalidateQueries({ queryKey: keyOf(realm) })
}

export const saveInvitation = (id: string) => download(own.one, { params: { id } }, 'fareeq-interview.ics')
