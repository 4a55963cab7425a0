import { countersCalls as calls } from '@fareeq/domain/counters/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../calls/call-api.ts'
import { session } from './session.ts'

/** Counters of a client's request, shared with the guards; invalidated by `counters.changed`. */
export const countersQuery = (projectId: string | null) =>
  queryOptions({
    queryKey: ['counters', session.get().user?.id, projectId ?? undefined],
    queryFn: async ({ signal }) => (await callApi(calls.client, {}, { signal, where: 'counters', quiet: true })).data,
  })

/** Counters of a talent; `counters.changed` invalidates by the first element of the key. */
export const indicatorsQuery = () =>
  queryOptions({
    queryKey: ['counters', session.get().user?.id, 'talent'],
    queryFn: async ({ signal }) => (await callApi(calls.talent, {}, { signal, where: 'counters' })).data,
  })
