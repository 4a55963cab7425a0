import { subscriptionsCalls as calls } from '@fareeq/domain/subscriptions/calls.ts'
import type { List } from '@fareeq/domain/notifications/limits.ts'
import type { Subscription } from '@fareeq/domain/notifications/limits.ts'
import { queryOptions } from '@tanstack/react-query'
import { cacheWhole } from '../../platform/calls/cache-answer.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { session } from '../../platform/session/session.ts'

const key = () => ['subscriptions', session.get().user?.id] as const

export const subscriptionsQuery = () =>
  queryOptions({
    queryKey: key(),
    queryFn: async ({ signal }) => (await callApi(calls.subscriptions, {}, { signal })).data,
  })

type UnsubscribeForm = { id: string; subscription?: List; comment: string }

/** Quiet: the form shows the fault. */
export async function leave(body: UnsubscribeForm): Promise<Subscription[]> {
  const { data } = await callApi(calls.unsubscribe, { body }, callerHandlesFailure)
  await cacheWhole(key(), data)
  await queryClient.invalidateQueries({ queryKey: ['notices'] })
  return data
}
