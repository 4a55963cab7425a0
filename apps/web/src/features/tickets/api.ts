import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { ticketsCalls as calls } from '@fareeq/domain/tickets/calls.ts'
import type { ticketsContract as contract } from '@fareeq/domain/tickets/contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffList } from '../staff/api-lists.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { changing, signedIn } from '../staff/api.ts'

type Query = NonNullable<InputOf<typeof contract.list>['query']>
export type TicketFilter = Pick<Query, 'kind' | 'state' | 'owner' | 'q' | 'organisation_id'> & {
  late?: 'true' | undefined
}

const EVERY_MINUTE = 60_000

export const ticketsQuery = (filter: TicketFilter) =>
  staffList(
    ['staff', 'tickets', filter],
    (cursor, options) => callApi(calls.list, { query: { ...filter, cursor } }, options),
    { refetchInterval: EVERY_MINUTE },
  )

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'tickets', 'one', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
    refetchInterval: EVERY_MINUTE,
  })

export const answerTicket = (id: string, body: InputOf<typeof contract.answer>['body']) =>
  changing('tickets', callApi(calls.answer, { params: { id }, body }, callerHandlesFailure))
export const closeTicket = (id: string) =>
  changing('tickets', callApi(calls.close, { params: { id } }, callerHandlesFailure))
export const admitCompany = (id: string) =>
  changing('tickets', callApi(calls.admit, { params: { id } }, callerHandlesFailure))
export const reopenTicket = (id: string) =>
  changing('tickets', callApi(calls.reopen, { params: { id } }, callerHandlesFailure))
export const takeTicket = (id: string, expectedOwner: string | null) =>
  changing(
    'tickets',
    callApi(calls.take, { params: { id }, body: { expected_owner: expectedOwner } }, callerHandlesFailure),
  )
export const handTicketOver = (id: string, to: string) =>
  changing('tickets', callApi(calls.handOver, { params: { id }, body: { to } }, callerHandlesFailure))
export const giveTicketBack = (id: string) =>
  changing('tickets', callApi(calls.giveBack, { params: { id } }, callerHandlesFailure))
