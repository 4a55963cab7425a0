import { messagesContract as contract } from '@fareeq/domain/notifications/contract-messages.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { queryClient } from '../../platform/query-client.ts'
import { signedIn } from '../staff/api.ts'

export type MessageFilter = Pick<NonNullable<InputOf<typeof contract.list>['query']>, 'state' | 'channel'>

const EVERY_MINUTE = 60_000

export const messagesQuery = (filter: MessageFilter) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'messages', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: cursor }) =>
      signedIn(call(contract.list, { query: { ...filter, cursor } }, { signal, quiet: true })),
    getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MINUTE,
  })

/** What was refused is said where it was asked for; the list is fetched anew either way. */
export async function retryMessage(id: string) {
  try {
    return await signedIn(call(contract.retry, { params: { id } }, { quiet: true }))
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['staff', 'messages'] })
  }
}
