import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { clientQuotesCalls as calls } from '@fareeq/domain/quotes/calls.ts'
import type { clientQuotesContract as contract } from '@fareeq/domain/quotes/contract.ts'
import type { ClientQuote } from '@fareeq/domain/quotes/schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { cacheWhole } from '../../platform/calls/cache-answer.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { download } from '../../platform/calls/download.ts'
import { listQuery } from '../../platform/calls/list-query.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'

/** `quote.changed` invalidates by the first element. */
const keyOf = (kind: string, ...rest: unknown[]) => ['quotes', kind, session.get().user?.id, ...rest] as const

export const quotesQuery = () =>
  listQuery(keyOf('list'), (cursor, options) => with401Handling(callApi(calls.list, { query: { cursor } }, options)))

/** The key contains the language, because the answer has names. */
export const quoteQuery = (id: string, lang: string) =>
  queryOptions({
    queryKey: keyOf('one', lang, id),
    queryFn: async ({ signal }): Promise<ClientQuote> =>
      (await with401Handling(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })

async function cacheQuote(id: string, lang: string, work: Promise<{ data: ClientQuote }>) {
  const { data } = await with401Handling(work)
  await cacheWhole(quoteQuery(id, lang).queryKey, data)
  return data
}
export const acceptQuote = (id: string, lang: string, body: InputOf<typeof contract.accept>['body']) =>
  cacheQuote(id, lang, callApi(calls.accept, { params: { id }, body }, callerHandlesFailure))
export const declineQuote = (id: string, lang: string, reason: string) =>
  cacheQuote(id, lang, callApi(calls.decline, { params: { id }, body: { reason } }, callerHandlesFailure))

export const saveQuotePaper = ({ id, number }: { id: string; number: string | null }) =>
  download(calls.print, { params: { id } }, `${number}.pdf`)
