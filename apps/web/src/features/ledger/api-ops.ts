import { ledgerCalls as calls } from '@fareeq/domain/ledger/calls.ts'
import type { LedgerAccount } from '@fareeq/domain/ledger/limits.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { staffList } from '../staff/api-lists.ts'
import { signedIn } from '../staff/api.ts'

export type LedgerFilter = { account?: LedgerAccount | undefined; owner?: string | undefined }

export const entriesQuery = (filter: LedgerFilter) =>
  staffList(['staff', 'ledger', 'entries', filter], (cursor, options) =>
    callApi(calls.entries, { query: { ...filter, cursor } }, options),
  )

export const balancesQuery = (owner?: string) =>
  queryOptions({
    queryKey: ['staff', 'ledger', 'balances', owner],
    queryFn: ({ signal }) => signedIn(callApi(calls.balances, { query: { owner } }, { signal, quiet: true })),
    placeholderData: keepPreviousData,
  })
