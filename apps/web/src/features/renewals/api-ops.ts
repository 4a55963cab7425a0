import { renewalsOpsCalls as calls } from '@fareeq/domain/renewals/calls.ts'
import type { RenewalState, RenewalTab } from '@fareeq/domain/renewals/states.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callerHandlesFailure } from '../../platform/calls/call.ts'
import { cursorPages } from '../../platform/calls/cursor-pages.ts'
import { changing, signedIn } from '../staff/api.ts'

export const staffRenewalsQuery = (status: RenewalState | RenewalTab | undefined) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'contracts', 'renewals', status],
    ...cursorPages,
    queryFn: ({ signal, pageParam: cursor }) =>
      signedIn(call(calls.list, { query: { status, cursor } }, { signal, quiet: true })),
    placeholderData: keepPreviousData,
  })

export const renewalOfContractQuery = (contractId: string) =>
  queryOptions({
    queryKey: ['staff', 'contracts', 'renewal', contractId],
    queryFn: async ({ signal }) =>
      (await signedIn(call(calls.ofContract, { params: { id: contractId } }, { signal, quiet: true }))).data,
  })

export const approveTerms = (id: string, fee: number) =>
  changing('contracts', call(calls.approve, { params: { id }, body: { fee } }, callerHandlesFailure))
export const refuseTerms = (id: string, note: string) =>
  changing('contracts', call(calls.refuse, { params: { id }, body: { note } }, callerHandlesFailure))
