import { clientInvoicesCalls as calls } from '@fareeq/domain/invoices/calls.ts'
import type { clientInvoicesContract as contract } from '@fareeq/domain/invoices/contract.ts'
import type { ClientInvoice, InvoiceSummary } from '@fareeq/domain/invoices/schema.ts'
import type { InvoiceState } from '@fareeq/domain/invoices/states.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { cacheWhole } from '../../platform/calls/cache-answer.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { listQuery } from '../../platform/calls/list-query.ts'
import { download } from '../../platform/calls/download.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'

/** `invoice.changed` and `payment.changed` invalidate by the first element. */
const keyOf = (kind: string, ...rest: unknown[]) => ['invoices', kind, session.get().user?.id, ...rest] as const
export const invoicesQuery = (status?: InvoiceState) =>
  listQuery(
    keyOf('list', status),
    (cursor, options) => with401Handling(callApi(calls.list, { query: { status, cursor } }, options)),
    { placeholderData: keepPreviousData },
  )

/** The key contains the language, because lines have names. */
export const invoiceQuery = (id: string, lang: string) =>
  queryOptions({
    queryKey: keyOf('one', lang, id),
    queryFn: async ({ signal }): Promise<ClientInvoice> =>
      (await with401Handling(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })

export type StatementPeriod = { from?: string; to?: string }
export const statementQuery = (span: StatementPeriod) =>
  queryOptions({
    queryKey: keyOf('statement', span),
    queryFn: async ({ signal }) =>
      (await with401Handling(callApi(calls.statement, { query: span }, { signal, quiet: true }))).data,
    placeholderData: keepPreviousData,
  })

export const billingQuery = () =>
  queryOptions({
    queryKey: keyOf('billing'),
    queryFn: async ({ signal }) => (await with401Handling(callApi(calls.billing, {}, { signal, quiet: true }))).data,
  })

export async function saveBilling(body: InputOf<typeof contract.saveBilling>['body']) {
  const { data } = await with401Handling(callApi(calls.saveBilling, { body }, callerHandlesFailure))
  await cacheWhole(billingQuery().queryKey, data)
  return data
}

export const saveInvoice = ({ id, number }: Pick<InvoiceSummary, 'id' | 'number'>) =>
  download(calls.print, { params: { id } }, `${number}.pdf`)
export const saveCreditNote = (id: string, { id: note, number }: ClientInvoice['credit_notes'][number]) =>
  download(calls.printCredit, { params: { id, note } }, `${number}.pdf`)
export const saveReceipt = (id: string, payment: { id: string; number: string | null }) =>
  download(calls.printReceipt, { params: { id, payment: payment.id } }, `receipt-${payment.number}.pdf`)
export const saveSheet = () => download(calls.csv, {}, 'invoices.csv')
export const saveStatement = (span: StatementPeriod) => download(calls.printStatement, { query: span }, 'statement.pdf')
