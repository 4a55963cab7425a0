import { accountingPeriodsCalls as calls } from '@fareeq/domain/accounting-periods/calls.ts'
import type { RateForm } from '@fareeq/domain/accounting-periods/schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { changing, signedIn } from '../staff/api.ts'

export const periodsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'accounting-periods', 'list'],
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.list, {}, { signal, quiet: true }))).data,
  })

export const periodQuery = (month: string) =>
  queryOptions({
    queryKey: ['staff', 'accounting-periods', 'one', month],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { month } }, { signal, quiet: true }))).data,
  })

/** What is closed is seen in every part of the books. */
async function changingBooks<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await changing('accounting-periods', work)
  } finally {
    for (const key of ['ledger', 'manual-entries', 'reconciliations', 'approvals'])
      void queryClient.invalidateQueries({ queryKey: ['staff', key] })
  }
}
export const beginClosing = (month: string) =>
  changingBooks(callApi(calls.begin, { params: { month } }, callerHandlesFailure))
export const stopClosing = (month: string) =>
  changingBooks(callApi(calls.stop, { params: { month } }, callerHandlesFailure))
export const closeMonth = (month: string) =>
  changingBooks(callApi(calls.close, { params: { month } }, callerHandlesFailure))
export const reopenMonth = (month: string, reason: string) =>
  changingBooks(callApi(calls.reopen, { params: { month }, body: { reason } }, callerHandlesFailure))
export const saveRate = (month: string, body: RateForm) =>
  changingBooks(callApi(calls.setRate, { params: { month }, body }, callerHandlesFailure))
