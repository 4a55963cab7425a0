import { staffCountersCalls as calls } from '@fareeq/domain/counters/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { signedIn } from '../staff/api.ts'

const EVERY_MINUTE = 60_000

/** Invalidated by live events, with polling as a fallback. */
export const staffCountersQuery = () =>
  queryOptions({
    queryKey: ['staff', 'counters'],
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.staff, {}, { signal, quiet: true }))).data,
    refetchInterval: EVERY_MINUTE,
  })
