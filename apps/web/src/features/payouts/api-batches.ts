import { payoutBatchesCalls as calls } from '@fareeq/domain/payouts/calls.ts'
import type { payoutBatchesContract as contract } from '@fareeq/domain/payouts/contract-batches.ts'
import { REPORT_UPLOAD } from '@fareeq/domain/payouts/limits.ts'
import type { BatchSummary } from '@fareeq/domain/payouts/schema.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { download } from '../../platform/calls/download.ts'
import { listQuery } from '../../platform/calls/list-query.ts'
import { changing, signedIn } from '../staff/api.ts'

export const batchesQuery = () =>
  listQuery(['staff', 'payouts', 'batches'], (cursor, options) =>
    signedIn(callApi(calls.batches, { query: { cursor } }, options)),
  )

export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'payouts', 'batch', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.batch, { params: { id } }, { signal, quiet: true }))).data,
  })

export const choosePayouts = async (ids: string[]) =>
  (await changing('payouts', callApi(calls.choose, { body: { ids } }, callerHandlesFailure))).data
export const payBatch = (id: string, body: InputOf<typeof contract.pay>['body']) =>
  changing('payouts', callApi(calls.pay, { params: { id }, body }, callerHandlesFailure))
export const submitBatch = (id: string) =>
  changing('payouts', callApi(calls.submit, { params: { id } }, callerHandlesFailure))
export const discardBatch = (id: string) =>
  changing('payouts', callApi(calls.discard, { params: { id } }, callerHandlesFailure))

type BatchLabel = Pick<BatchSummary, 'id' | 'number'>
export const saveBatchTable = ({ id, number }: BatchLabel, template?: string) =>
  changing('payouts', download(calls.csv, { params: { id }, query: template ? { template } : {} }, `${number}.csv`))
export const saveBatchPain = ({ id, number }: BatchLabel, query: NonNullable<InputOf<typeof contract.pain>['query']>) =>
  changing('payouts', download(calls.pain, { params: { id }, query }, `${number}.xml`))

export const templatesQuery = () =>
  queryOptions({
    queryKey: ['staff', 'payouts', 'templates'],
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.templates, {}, { signal, quiet: true }))).data,
  })
export const saveTemplate = (body: InputOf<typeof contract.saveTemplate>['body']) =>
  changing('payouts', callApi(calls.saveTemplate, { body }, callerHandlesFailure))
export const removeTemplate = (id: string) =>
  changing('payouts', callApi(calls.removeTemplate, { params: { id } }, callerHandlesFailure))

function formOf(file: File): FormData {
  const body = new FormData()
  body.append(REPORT_UPLOAD.field, file)
  return body
}
export const previewReport = async (id: string, file: File) =>
  (await signedIn(callApi(calls.previewReport, { params: { id }, body: formOf(file) }, callerHandlesFailure))).data
export const applyReport = (id: string, file: File) =>
  changing('payouts', callApi(calls.report, { params: { id }, body: formOf(file) }, callerHandlesFailure))

export const rejectTransfer = (id: string, body: InputOf<typeof contract.reject>['body']) =>
  changing('payouts', callApi(calls.reject, { params: { id }, body }, callerHandlesFailure))
export const returnTransfer = (id: string, body: InputOf<typeof contract.return>['body']) =>
  changing('payouts', callApi(calls.return, { params: { id }, body }, callerHandlesFailure))
