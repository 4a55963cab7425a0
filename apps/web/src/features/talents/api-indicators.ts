import { countersCalls as calls } from '@fareeq/domain/counters/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/calls/call.ts'
import { session } from '../../platform/session/session.ts'

/** What waits for the talent; the first word of the key is what a `counters.changed` event makes old. */
export const indicatorsQuery = () =>
  queryOptions({
    queryKey: ['counters', session.get().user?.id, 'talent'],
    queryFn: async ({ signal }) => (await call(calls.talent, {}, { signal, where: 'counters' })).data,
  })
