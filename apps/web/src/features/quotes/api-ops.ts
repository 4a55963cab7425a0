import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { quotesOpsCalls as calls } from '@fareeq/domain/quotes/calls.ts'
import type { quotesOpsContract as contract } from '@fareeq/domain/quotes/contract.ts'
import type { QuoteState } from '@fareeq/domain/quotes/states.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { download } from '../../platform/calls/download.ts'
import { staffList } from '../staff/api-lists.ts'
import { changing, signedIn } from '../staff/api.ts'

/** A tab of the section of invoices. */
export const staffQuotesQuery = (state?: QuoteState) =>
  staffList(['staff', 'invoices', 'quotes', state], (cursor, options) =>
    callApi(calls.list, { query: { state, cursor } }, options),
  )

export const staffQuoteQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'invoices', 'quote', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })

export const writeQuote = (body: InputOf<typeof contract.write>['body']) =>
  changing('invoices', callApi(calls.write, { body }, callerHandlesFailure))
export const changeQuote = (id: string, body: InputOf<typeof contract.change>['body']) =>
  changing('invoices', callApi(calls.change, { params: { id }, body }, callerHandlesFailure))
export const sendQuote = (id: string) =>
  changing('invoices', callApi(calls.send, { params: { id } }, callerHandlesFailure))
export const discardQuote = (id: string) =>
  changing('invoices', callApi(calls.discard, { params: { id } }, callerHandlesFailure))
export const copyQuote = (id: string) =>
  changing('invoices', callApi(calls.copy, { params: { id } }, callerHandlesFailure))
export const withdrawQuote = (id: string, reason: string) =>
  changing('invoices', callApi(calls.withdraw, { params: { id }, body: { reason } }, callerHandlesFailure))

export const saveStaffQuote = (id: string, number: string) => download(calls.print, { params: { id } }, `${number}.pdf`)
