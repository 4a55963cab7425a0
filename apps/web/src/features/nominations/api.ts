import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { nominationsCalls as calls } from '@fareeq/domain/nominations/calls.ts'
import type { nominationsContract as contract } from '@fareeq/domain/nominations/contract.ts'
import type { NominationList } from '@fareeq/domain/nominations/schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../platform/calls/list-query.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { session } from '../../platform/session/session.ts'

/** `nomination.changed` invalidates by the first element; the key contains the language, because answers have names. */
const keyOf = (kind: string, ...rest: unknown[]) => ['nominations', kind, session.get().user?.id, ...rest] as const

export const nominationsQuery = (list: NominationList, project: string | null, lang: string) =>
  listQuery(keyOf('list', project, lang, list), (cursor, options) =>
    with401Handling(callApi(calls.list, { query: { list, cursor } }, options)),
  )

/** A single nomination; opening it is recorded. */
export const nominationQuery = (id: string, lang: string) =>
  queryOptions({
    queryKey: keyOf('one', lang, id),
    queryFn: async ({ signal }) =>
      (await with401Handling(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })

/** Invalidates lists and counters, after a refusal too (a concurrent change). */
async function changing<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await with401Handling(work)
  } finally {
    for (const queryKey of [['nominations'], ['talent-views'], ['counters']])
      void queryClient.invalidateQueries({ queryKey })
  }
}

export const passOver = (id: string, body: InputOf<typeof contract.decline>['body']) =>
  changing(callApi(calls.decline, { params: { id }, body }, callerHandlesFailure))

/** Resolves after the refetch, so that the button stays pending until then. */
export async function askForDays(id: string) {
  await changing(callApi(calls.askForDays, { params: { id } }, callerHandlesFailure))
  await queryClient.invalidateQueries({ queryKey: ['nominations'] }, { cancelRefetch: false })
}
