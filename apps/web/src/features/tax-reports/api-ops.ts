import { taxReportsCalls as calls } from '@fareeq/domain/tax-reports/calls.ts'
import type { Tax, VatTreatment } from '@fareeq/domain/tax-reports/limits.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { download } from '../../platform/calls/download.ts'
import type { Months } from '../financial-reports/api-ops.ts'
import { staffList } from '../staff/api-lists.ts'
import { signedIn } from '../staff/api.ts'

// Under the ledger: whatever is booked changes them.
const key = (...parts: unknown[]) => ['staff', 'ledger', 'taxes', ...parts]
const cursorOf = (cursor: string | undefined) => (cursor ? Number(cursor) : undefined)

export const vatQuery = (query: Months) =>
  queryOptions({
    queryKey: key('vat', query),
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.vat, { query }, { signal, quiet: true }))).data,
    placeholderData: keepPreviousData,
  })
export const vatPapersQuery = (months: Months, treatment: VatTreatment | undefined) =>
  staffList(key('papers', months, treatment), (cursor, options) =>
    callApi(calls.vatPapers, { query: { ...months, treatment, cursor: cursorOf(cursor) } }, options),
  )
export const whtQuery = (query: Months) =>
  queryOptions({
    queryKey: key('wht', query),
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.wht, { query }, { signal, quiet: true }))).data,
    placeholderData: keepPreviousData,
  })
export const whtLinesQuery = (months: Months) =>
  staffList(key('lines', months), (cursor, options) =>
    callApi(calls.whtLines, { query: { ...months, cursor: cursorOf(cursor) } }, options),
  )

export const saveTaxSheet = (tax: Tax, months: Months) =>
  signedIn(download(calls.sheet, { query: { tax, ...months } }, `${tax}-${months.from}-${months.to}.csv`))
