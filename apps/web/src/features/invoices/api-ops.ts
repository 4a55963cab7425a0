import { invoicesOpsCalls as calls, monthPreviewCalls as months } from '@fareeq/domain/invoices/calls.ts'
import type { invoicesOpsContract as contract } from '@fareeq/domain/invoices/contract-ops.ts'
import type { InvoiceState } from '@fareeq/domain/invoices/states.ts'
import type { AnswerOf, InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { staffList } from '../staff/api-lists.ts'
import { download } from '../../platform/calls/download.ts'
import { changing, signedIn } from '../staff/api.ts'

type InvoiceFilter = { state: InvoiceState | undefined; organisation_id: string | undefined }
export const staffInvoicesQuery = (filter: InvoiceFilter) =>
  staffList(['staff', 'invoices', 'list', filter], (cursor, options) =>
    callApi(calls.list, { query: { ...filter, cursor } }, options),
  )

export const staffInvoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'invoices', 'one', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })

export type BillableCompany = AnswerOf<typeof contract.companies>['data'][number]
/** By a part of their name; those with contracts first. */
export const companiesQuery = (search: string) =>
  queryOptions({
    queryKey: ['staff', 'invoices', 'companies', search],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.companies, { query: { search } }, { signal, quiet: true }))).data,
  })

export const monthPreviewQuery = (lang: string) =>
  queryOptions({
    queryKey: ['staff', 'invoices', 'next-month', lang],
    queryFn: async ({ signal }) => (await signedIn(callApi(months.read, {}, { signal, quiet: true }))).data,
  })
export const holdMonth = (id: string, reason: string) =>
  changing('invoices', callApi(months.hold, { params: { id }, body: { reason } }, callerHandlesFailure))
export const releaseMonth = (id: string) =>
  changing('invoices', callApi(months.release, { params: { id } }, callerHandlesFailure))
export const savePreview = () => download(months.csv, {}, 'monthly-run.csv')

export const draftInvoice = (body: InputOf<typeof contract.draft>['body']) =>
  changing('invoices', callApi(calls.draft, { body }, callerHandlesFailure))
export const changeDraft = (id: string, body: InputOf<typeof contract.change>['body']) =>
  changing('invoices', callApi(calls.change, { params: { id }, body }, callerHandlesFailure))
export const issueInvoice = (id: string) =>
  changing('invoices', callApi(calls.issue, { params: { id } }, callerHandlesFailure))
export const voidInvoice = (id: string, reason: string) =>
  changing('invoices', callApi(calls.void, { params: { id }, body: { reason } }, callerHandlesFailure))
export const rebill = (id: string) =>
  changing('invoices', callApi(calls.billAgain, { params: { id } }, callerHandlesFailure))
export const creditInvoice = (id: string, body: InputOf<typeof contract.credit>['body']) =>
  changing('invoices', callApi(calls.credit, { params: { id }, body }, callerHandlesFailure))

export const saveStaffInvoice = (id: string, number: string) =>
  download(calls.print, { params: { id } }, `${number}.pdf`)
export const saveStaffCredit = (id: string, note: { id: string; number: string }) =>
  download(calls.printCredit, { params: { id, note: note.id } }, `${note.number}.pdf`)
export const saveStaffSheet = (filter: InvoiceFilter) => download(calls.csv, { query: filter }, 'invoices.csv')
