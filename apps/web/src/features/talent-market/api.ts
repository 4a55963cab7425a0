import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { talentMarketCalls as calls } from '@fareeq/domain/talent-market/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'

/** Open requests are counted anew every few minutes only. */
const STALE_AFTER = 5 * 60_000

export const talentMarketQuery = (lang: Lang) =>
  queryOptions({
    queryKey: ['talents', 'market', session.get().user?.id, lang] as const,
    queryFn: async ({ signal }) => (await with401Handling(callApi(calls.read, {}, { signal, quiet: true }))).data,
    staleTime: STALE_AFTER,
  })
