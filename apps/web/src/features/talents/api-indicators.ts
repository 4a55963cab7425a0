import { countersContract as contract } from '@fareeq/domain/counters/contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/calls/call.ts'
import { session } from '../../platform/session/session.ts'

/** What waits for the talent; the first word of the key is what a `counters.changed` event makes old. */
export const indicatorsQuery = () =>
  queryOptions({
    queryKey: ['counters', session.get().user?.id, 'talent'],
    queryFn: async ({ signal }) => (await call(contract.talent, {}, { signal, where: 'counters' })).data,
  })
