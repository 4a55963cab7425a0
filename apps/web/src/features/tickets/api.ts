import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { ticketsContract as contract } from '@fareeq/domain/tickets/contract.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { cursorPages } from '../../platform/calls/cursor-pages.ts'
import { call } from '../../platform/calls/call.ts'
import { changing, signedIn } from '../staff/api.ts'

export type TicketFilter = Pick<NonNullable<InputOf<typeof contract.list>['query']>, 'kind' | 'state'>

const EVERY_MINUTE = 60_000

export const ticketsQuery = (filter: TicketFilter) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'tickets', filter],
    ...cursorPages,
    queryFn: ({ signal, pageParam: cursor }) =>
      signedIn(call(contract.list, { query: { ...filter, cursor } }, { signal, quiet: true })),
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

const quiet = { quiet: true } as const
export const answerTicket = (id: string, body: InputOf<typeof contract.answer>['body']) =>
  changing('tickets', call(contract.answer, { params: { id }, body }, quiet))
export const closeTicket = (id: string) => changing('tickets', call(contract.close, { params: { id } }, quiet))
export const reopenTicket = (id: string) => changing('tickets', call(contract.reopen, { params: { id } }, quiet))
export const takeTicket = (id: string, seen: string | null) =>
  changing('tickets', call(contract.take, { params: { id }, body: { seen } }, quiet))
export const giveTicketBack = (id: string) => changing('tickets', call(contract.giveBack, { params: { id } }, quiet))
