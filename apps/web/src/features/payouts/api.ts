import { talentPayoutsCalls as calls } from '@fareeq/domain/payouts/calls.ts'
import type { talentPayoutsContract as contract } from '@fareeq/domain/payouts/contract.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { listQuery } from '../../platform/calls/list-query.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'

/** `payout.changed` invalidates by the first element; the key contains the language, because answers have names. */
const keyOf = (kind: string, ...rest: unknown[]) => ['payouts', kind, session.get().user?.id, ...rest] as const
export const payoutsQuery = (lang: string) =>
  listQuery(keyOf('list', lang), (cursor, options) =>
    with401Handling(callApi(calls.list, { query: { cursor } }, options)),
  )

export const detailsQuery = () =>
  queryOptions({
    queryKey: keyOf('details'),
    queryFn: ({ signal }) => with401Handling(callApi(calls.details, {}, { signal, quiet: true })),
  })

export async function saveDetails(body: InputOf<typeof contract.saveDetails>['body']) {
  const { data } = await with401Handling(callApi(calls.saveDetails, { body }, callerHandlesFailure))
  void queryClient.invalidateQueries({ queryKey: ['payouts'] })
  return data
}

export async function confirmDetails() {
  const { data } = await with401Handling(callApi(calls.confirmDetails, {}, callerHandlesFailure))
  void queryClient.invalidateQueries({ queryKey: ['payouts'] })
  return data
}
