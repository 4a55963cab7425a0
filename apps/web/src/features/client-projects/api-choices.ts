import { catalogueCalls as calls } from '@fareeq/domain/catalogue/calls.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'

/** Immutable within a release. */
export const industriesQuery = (lang: Lang) =>
  queryOptions({
    queryKey: ['catalogue', 'industries', lang],
    queryFn: async ({ signal }) => (await callApi(calls.industries, { query: { lang } }, { signal })).data,
    staleTime: Infinity,
    gcTime: Infinity,
  })
