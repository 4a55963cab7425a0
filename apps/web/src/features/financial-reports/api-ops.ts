import { financialReportsCalls as calls } from '@fareeq/domain/financial-reports/calls.ts'
import type { AgeingSide } from '@fareeq/domain/financial-reports/limits.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { download } from '../../platform/calls/download.ts'
import type { Days } from '../ledger/api-ops.ts'
import { signedIn } from '../staff/api.ts'

// Under the ledger: whatever is booked changes them.
const key = (...parts: unknown[]) => ['staff', 'ledger', 'reports', ...parts]

export type AgeingQuery = { side: AgeingSide; day: string }
export const ageingQuery = (query: AgeingQuery) =>
  queryOptions({
    queryKey: key('ageing', query),
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.ageing, { query }, { signal, quiet: true }))).data,
    placeholderData: keepPreviousData,
  })
export const openItemsQuery = (query: AgeingQuery & { owner: string }) =>
  queryOptions({
    queryKey: key('items', query),
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.openItems, { query }, { signal, quiet: true }))).data,
  })
export const saveAgeing = (query: AgeingQuery) =>
  signedIn(download(calls.ageingSheet, { query }, `${query.side}-${query.day}.csv`))

export const statementQuery = (id: string, days: Days) =>
  queryOptions({
    queryKey: key('statement', id, days),
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.statement, { params: { id }, query: days }, { signal, quiet: true }))).data,
    placeholderData: keepPreviousData,
  })
export const saveStatement = (id: string, days: Days) =>
  signedIn(download(calls.statementSheet, { params: { id }, query: days }, 'statement.csv'))

export type Months = { from: string; to: string }
export const revenueQuery = (query: Months) =>
  queryOptions({
    queryKey: key('revenue', query),
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.revenue, { query }, { signal, quiet: true }))).data,
    placeholderData: keepPreviousData,
  })
export const earnedLinesQuery = (month: string) =>
  queryOptions({
    queryKey: key('earned', month),
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.earnedLines, { query: { month } }, { signal, quiet: true }))).data,
  })
export const saveRevenue = (query: Months) =>
  signedIn(download(calls.revenueSheet, { query }, `revenue-${query.from}-${query.to}.csv`))
