import { searchesCalls as calls } from '@fareeq/domain/searches/calls.ts'
import { MIN_LETTERS } from '@fareeq/domain/searches/limits.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { callApi } from '../../platform/calls/call-api.ts'
import { signedIn } from '../staff/api.ts'

/** The language decides which name of a person is shown. */
export const searchQuery = (q: string, lang: Lang) =>
  queryOptions({
    queryKey: ['staff', 'search', q, lang],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.find, { query: { q } }, { signal, quiet: true }))).data,
    enabled: q.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
  })
