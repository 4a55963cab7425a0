import { matchingCalls as calls } from '@fareeq/domain/matching/calls.ts'
import type { Mark, MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import { type InfiniteData, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../platform/calls/list-query.ts'
import { cacheAnswer } from '../../platform/calls/cache-answer.ts'
import { callApi } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { session } from '../../platform/session/session.ts'
import { type MatchSearch, queryOf } from './parts/search-address.ts'

type Page = { data: MatchedTalent[]; meta: { next_cursor: string | null; total: number } }

/** Cache key per person, request and language, because answers have names. */
const keyOf = (kind: string, ...rest: unknown[]) => ['matching', kind, session.get().user?.id, ...rest] as const

export const talentsQuery = (criteria: MatchSearch, project: string | null, lang: string) =>
  listQuery(
    keyOf('talents', project, lang, queryOf(criteria)),
    (cursor, options): Promise<Page> =>
      with401Handling(callApi(calls.find, { query: { ...queryOf(criteria), cursor } }, options)),
    { placeholderData: keepPreviousData },
  )

export const facetsQuery = (criteria: MatchSearch, project: string | null, lang: string) => {
  const { sort: _, ...query } = queryOf(criteria)
  return queryOptions({
    queryKey: keyOf('facets', project, lang, query),
    queryFn: async ({ signal }) =>
      (await with401Handling(callApi(calls.facets, { query }, { signal, quiet: true }))).data,
    placeholderData: keepPreviousData,
  })
}

export const compareQuery = (criteria: MatchSearch, project: string | null, lang: string) =>
  queryOptions({
    queryKey: keyOf('compare', project, lang, criteria.compared, criteria.blind),
    queryFn: async ({ signal }) => {
      const query = { 'ids[]': [...criteria.compared], ...(criteria.blind && { blind: '1' as const }) }
      return (await callApi(calls.compare, { query }, { signal })).data
    },
    placeholderData: keepPreviousData,
  })

export const markedQuery = (mark: Mark, project: string | null, lang: string) =>
  listQuery(keyOf('marked', project, lang, mark), (cursor, { signal }) =>
    callApi(calls.marked, { query: { mark, cursor } }, { signal }),
  )

/** Updates the mark in all lists; returns the account manager's deadline. */
export async function saveMark(id: string, mark: Mark | null): Promise<string | null> {
  const { data } = await callApi(calls.mark, { params: { id }, body: { mark } })
  const marked = (talent: MatchedTalent) => (talent.id === id ? { ...talent, mark } : talent)
  const [lists, compared] = [{ queryKey: ['matching', 'talents'] }, { queryKey: ['matching', 'compare'] }]
  await cacheAnswer(lists.queryKey, () =>
    queryClient.setQueriesData<InfiniteData<Page>>(
      lists,
      (cached) =>
        cached && { ...cached, pages: cached.pages.map((page) => ({ ...page, data: page.data.map(marked) })) },
    ),
  )
  await cacheAnswer(compared.queryKey, () =>
    queryClient.setQueriesData<MatchedTalent[]>(compared, (cached) => cached?.map(marked)),
  )
  for (const queryKey of [['talent-views'], ['matching', 'marked']]) await queryClient.invalidateQueries({ queryKey })
  return data.due_at
}
