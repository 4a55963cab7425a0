import { policiesCalls as calls } from '@fareeq/domain/policies/calls.ts'
import type { PublicPolicies } from '@fareeq/domain/kernel/policies/policy-facts.ts'
import { phrasePolicy } from '@fareeq/domain/kernel/policies/policy-values.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from './calls/call-api.ts'
import { useLang, useWrite } from './i18n/i18n.ts'

/** They change from a day on, so what is known stays for a while. */
const CACHE_LIFETIME = 5 * 60_000

export const publicPoliciesQuery = () =>
  queryOptions({
    queryKey: ['policies'],
    queryFn: async ({ signal }) => (await callApi(calls.shown, {}, { signal, quiet: true })).data,
    staleTime: CACHE_LIFETIME,
  })

/** The policy numbers in force, for screens that show or check with them; undefined until they are known. */
export const usePolicies = (): PublicPolicies | undefined => useQuery(publicPoliciesQuery()).data

/**
 * Prefetches them together with the first data of a screen whose rows show them: no request after the rows. Not
 * a prefetching hook, which starts during the render and so before that data.
 */
export const usePrefetchPolicies = (): void => {
  useQuery({ ...publicPoliciesQuery(), notifyOnChangeProps: [] })
}

/** How the numbers in force read inside a sentence: «خلال يومي عمل». Empty until they are known. */
export function usePolicyPhrase(): (key: keyof PublicPolicies) => string {
  const policies = usePolicies()
  const [lang, write] = [useLang(), useWrite()]
  return (key) => (policies ? write(phrasePolicy(key, policies[key], lang)) : '')
}
