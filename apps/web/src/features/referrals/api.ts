import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { referralsCalls as calls } from '@fareeq/domain/referrals/calls.ts'
import type { referralsContract as contract } from '@fareeq/domain/referrals/contract.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../platform/calls/list-query.ts'
import { callApi } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { session } from '../../platform/session/session.ts'

/** `referral.changed` invalidates by the first element of the key. */
export const referralsQuery = (lang: Lang) =>
  listQuery(
    ['referrals', session.get().user?.id, lang],
    (cursor, { signal }) => callApi(calls.list, { query: { cursor } }, { signal }),
    { placeholderData: keepPreviousData },
  )

/** Under the same first key: a friend who comes by the link changes both. */
export const personalLinkQuery = (lang: Lang) =>
  queryOptions({
    queryKey: ['referrals', session.get().user?.id, lang, 'link'],
    queryFn: async ({ signal }) => (await callApi(calls.link, {}, { signal })).data,
  })

/** What the friend being written about would be worth today. */
export const quoteQuery = (role_id: string, years: number | undefined) =>
  queryOptions({
    queryKey: ['referral-quote', role_id, years],
    queryFn: async ({ signal }) =>
      (await callApi(calls.quote, { query: { role_id, years } }, { signal, quiet: true })).data,
    enabled: role_id !== '' && years !== undefined,
  })

type Body = InputOf<typeof contract.invite>['body']

/** Quiet: the form shows the outcome. */
export const inviteFriend = async (body: Body, idempotencyKey: string) =>
  (await with401Handling(callApi(calls.invite, { body }, { quiet: true, idempotencyKey }))).data

/** A refusal is a toast; either way the list is refetched. */
export async function sendAgain(id: string): Promise<void> {
  try {
    await callApi(calls.sendAgain, { params: { id } })
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['referrals'] })
  }
}
