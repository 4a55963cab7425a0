import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { paymentsOpsCalls as calls } from '@fareeq/domain/payments/calls.ts'
import type { paymentsOpsContract as contract } from '@fareeq/domain/payments/contract-ops.ts'
import { PROOF_UPLOAD } from '@fareeq/domain/payments/limits.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { staffList } from '../staff/api-lists.ts'
import { download } from '../../platform/calls/download.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { changing, signedIn } from '../staff/api.ts'

type Search = Pick<NonNullable<InputOf<typeof contract.list>['query']>, 'state' | 'method'>

export const staffPaymentsQuery = ({ state, method }: Search) =>
  staffList(['staff', 'payments', 'list', state, method], (cursor, options) =>
    callApi(calls.list, { query: { state, method, cursor } }, options),
  )

export const differencesQuery = () =>
  queryOptions({
    queryKey: ['staff', 'payments', 'differences'],
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.differences, {}, { signal, quiet: true }))).data,
  })

export const staffPaymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'payments', 'one', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })

/** Invoices and lines of statements change with their payments. */
async function changingBoth<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await changing('payments', work)
  } finally {
    for (const key of ['invoices', 'bank-statements']) void queryClient.invalidateQueries({ queryKey: ['staff', key] })
  }
}

export const refreshFromProvider = (id: string) =>
  changingBoth(callApi(calls.ask, { params: { id } }, callerHandlesFailure))

export const refundPayment = (id: string, body: InputOf<typeof contract.refund>['body']) =>
  changingBoth(callApi(calls.refund, { params: { id }, body }, callerHandlesFailure))

export const reversePayment = (id: string, reason: string) =>
  changingBoth(callApi(calls.reverse, { params: { id }, body: { reason } }, callerHandlesFailure))
export const returnRefund = (id: string, refund: string) =>
  changingBoth(callApi(calls.returnRefund, { params: { id, refund } }, callerHandlesFailure))

export const saveProof = (id: string) => signedIn(download(calls.proof, { params: { id } }, `proof-${id.slice(0, 8)}`))

type Transfer = Omit<InputOf<typeof contract.recordTransfer>['body'], 'proof_id'>
/** The proof first, then the transfer that names it. */
export async function recordTransfer(invoiceId: string, transfer: Transfer, proof: File) {
  const form = new FormData()
  form.append(PROOF_UPLOAD.field, proof)
  const { data } = await signedIn(callApi(calls.uploadProof, { body: form }, callerHandlesFailure))
  const body = { ...transfer, proof_id: data.id }
  return changingBoth(callApi(calls.recordTransfer, { params: { id: invoiceId }, body }, callerHandlesFailure))
}
