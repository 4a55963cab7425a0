import { renewalsOpsCalls as calls } from '@fareeq/domain/renewals/calls.ts'
import type { RenewalState, RenewalTab } from '@fareeq/domain/renewals/states.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { staffList } from '../staff/api-lists.ts'
import { changing, signedIn } from '../staff/api.ts'

export const staffRenewalsQuery = (status: RenewalState | RenewalTab | undefined) =>
  staffList(['staff', 'contracts', 'renewals', status], (cursor, options) =>
    callApi(calls.list, { query: { status, cursor } }, options),
  )

export const renewalOfContractQuery = (contractId: string) =>
  queryOptions({
    queryKey: ['staff', 'contracts', 'renewal', contractId],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.ofContract, { params: { id: contractId } }, { signal, quiet: true }))).data,
  })

export const approveTerms = (id: string, fee: number) =>
  changing('contracts', callApi(calls.approve, { params: { id }, body: { fee } }, callerHandlesFailure))
export const refuseTerms = (id: string, note: string) =>
  changing('contracts', callApi(calls.refuse, { params: { id }, body: { note } }, callerHandlesFailure))
