import { costsCalls as calls } from '@fareeq/domain/costs/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'

/** Rates and bands are a day's, the country is as old as the billing details. */
const STALE_AFTER = 10 * 60_000

export const costBasisQuery = () =>
  queryOptions({
    queryKey: ['costs', 'basis', session.get().user?.id] as const,
    queryFn: async ({ signal }) => (await with401Handling(callApi(calls.basis, {}, { signal, quiet: true }))).data,
    staleTime: STALE_AFTER,
  })
