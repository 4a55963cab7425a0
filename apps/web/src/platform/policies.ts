import { policiesCalls as calls } from '@fareeq/domain/policies/calls.ts'
import type { ShownPolicies } from '@fareeq/domain/kernel/policy-facts.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './calls/call.ts'

/** They change from a day on, so what is known stays for a while. */
const FRESH = 5 * 60_000

const shownPoliciesQuery = () =>
  queryOptions({
    queryKey: ['policies'],
    queryFn: async ({ signal }) => (await call(calls.shown, {}, { signal, quiet: true })).data,
    staleTime: FRESH,
  })

/** The policy numbers in force, for screens that show or check with them; undefined until they are known. */
export const usePolicies = (): ShownPolicies | undefined => useQuery(shownPoliciesQuery()).data
