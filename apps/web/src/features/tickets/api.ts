import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { ticketsContract as contract } from '@fareeq/domain/tickets/contract.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { queryClient } from '../../platform/query-client.ts'
import { signedIn } from '../staff/api.ts'

export type TicketFilter = Pick<NonNullable<InputOf<typeof contract.list>['query']>, 'kind' | 'state'>

const EVERY_MINUTE = 60_000

export const ticketsQuery = (filter: TicketFilter) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'tickets', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: cursor }) =>
      signedIn(call(contract.list, { query: { ...filter, cursor } }, { signal, quiet: true })),
    getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MINUTE,
  })

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'tickets', 'one', id],
    queryFn: async ({ signal }) =>
      (await signedIn(call(contract.read, { params: { id } }, { signal, quiet: true }))).data,
    refetchInterval: EVERY_MINUTE,
  })

/** What was refused is said where it was asked for; the list is fetched anew either way. */
async function changing<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await signedIn(work)
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['staff', 'tickets'] })
  }
}

const quiet = { quiet: true } as const
export const answerTicket = (id: string, text: string) =>
  changing(call(contract.answer, { params: { id }, body: { text } }, quiet))
export const closeTicket = (id: string) => changing(call(contract.close, { params: { id } }, quiet))
export const reopenTicket = (id: string) => changing(call(contract.reopen, { params: { id } }, quiet))
