import { countersCalls as calls } from '@fareeq/domain/counters/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'
import { session } from '../session/session.ts'

/** What waits for the client of one request; the guards ask for the same, and a `counters.changed` event makes it old. */
export const countersQuery = (projectId: string | null) =>
  queryOptions({
    queryKey: ['counters', session.get().user?.id, projectId ?? undefined],
    queryFn: async ({ signal }) => (await call(calls.client, {}, { signal, where: 'counters', quiet: true })).data,
  })

/** What waits for the talent; the first word of the key is what a `counters.changed` event makes old. */
export const indicatorsQuery = () =>
  queryOptions({
    queryKey: ['counters', session.get().user?.id, 'talent'],
    queryFn: async ({ signal }) => (await call(calls.talent, {}, { signal, where: 'counters' })).data,
  })
