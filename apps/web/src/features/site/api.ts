import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

/** Everything the public pages say, in one language; the page shows a failure itself. */
export const contentOf = (lang: Lang) =>
  queryOptions({
    queryKey: ['site', 'content', lang],
    queryFn: async ({ signal }) =>
      (await call(siteContract.content, { query: { lang } }, { signal, quiet: true })).data,
    staleTime: 60_000,
  })
