import { ledgerCalls as calls } from '@fareeq/domain/ledger/calls.ts'
import type { ledgerContract as contract } from '@fareeq/domain/ledger/contract.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { DaySpan } from '@fareeq/domain/kernel/time/working-days.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { download } from '../../platform/calls/download.ts'
import { staffList } from '../staff/api-lists.ts'
import { signedIn } from '../staff/api.ts'

export type EntryFilter = Omit<NonNullable<InputOf<typeof contract.entries>['query']>, 'cursor' | 'limit'>

export const entriesQuery = (filter: EntryFilter) =>
  staffList(['staff', 'ledger', 'entries', filter], (cursor, options) =>
    callApi(calls.entries, { query: { ...filter, cursor } }, options),
  )

export const ownersQuery = () =>
  queryOptions({
    queryKey: ['staff', 'ledger', 'balances'],
    queryFn: ({ signal }) => signedIn(callApi(calls.balances, {}, { signal, quiet: true })),
  })

export type Days = Partial<DaySpan>
export const trialBalanceQuery = (days: Days) =>
  queryOptions({
    queryKey: ['staff', 'ledger', 'trial', days],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.trialBalance, { query: days }, { signal, quiet: true }))).data,
    placeholderData: keepPreviousData,
  })
export const saveTrialBalance = (days: Days) => download(calls.trialBalanceSheet, { query: days }, 'trial-balance.csv')

export const exportsQuery = (days: DaySpan) =>
  queryOptions({
    queryKey: ['staff', 'ledger', 'exports', days],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.exports, { query: days }, { signal, quiet: true }))).data,
  })
type ExportQuery = NonNullable<InputOf<typeof contract.export>['query']>
export const saveExport = (query: ExportQuery) =>
  download(calls.export, { query }, `ledger-${query.format}-${query.from}-${query.to}.csv`)

export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'ledger', 'entry', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.entry, { params: { id } }, { signal, quiet: true }))).data,
  })
