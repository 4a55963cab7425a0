import { ledgerCalls as calls } from '@fareeq/domain/ledger/calls.ts'
import type { LedgerAccount } from '@fareeq/domain/ledger/limits.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/calls/call.ts'
import { cursorPages } from '../../platform/calls/cursor-pages.ts'
import { signedIn } from '../staff/api.ts'

export type LedgerFilter = { account?: LedgerAccount | undefined; owner?: string | undefined }

export const entriesQuery = (filter: LedgerFilter) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'ledger', 'entries', filter],
    ...cursorPages,
    queryFn: ({ signal, pageParam: cursor }) =>
      signedIn(call(calls.entries, { query: { ...filter, cursor } }, { signal, quiet: true })),
    placeholderData: keepPreviousData,
  })

export const balancesQuery = (owner?: string) =>
  queryOptions({
    queryKey: ['staff', 'ledger', 'balances', owner],
    queryFn: ({ signal }) => signedIn(call(calls.balances, { query: { owner } }, { signal, quiet: true })),
    placeholderData: keepPreviousData,
  })
