import { bankStatementsCalls as calls } from '@fareeq/domain/bank-statements/calls.ts'
import type { bankStatementsContract as contract } from '@fareeq/domain/bank-statements/contract.ts'
import { STATEMENT_UPLOAD } from '@fareeq/domain/bank-statements/limits.ts'
import type { BankLine } from '@fareeq/domain/bank-statements/schema.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { staffList } from '../staff/api-lists.ts'
import { changing, signedIn } from '../staff/api.ts'

export const accountsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'bank-statements', 'accounts'],
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.accounts, {}, { signal, quiet: true }))).data,
  })

export const statementsQuery = () =>
  staffList(['staff', 'bank-statements', 'list'], (cursor, options) =>
    callApi(calls.list, { query: { cursor } }, options),
  )

export const linesQuery = (state: BankLine['state']) =>
  staffList(['staff', 'bank-statements', 'lines', state], (cursor, options) =>
    callApi(calls.lines, { query: { state, cursor } }, options),
  )

export type UploadChoice = NonNullable<InputOf<typeof contract.preview>['query']>
function formOf(file: File): FormData {
  const body = new FormData()
  body.append(STATEMENT_UPLOAD.field, file)
  return body
}
export const previewStatement = async (file: File, query: UploadChoice) =>
  (await signedIn(callApi(calls.preview, { body: formOf(file), query }, callerHandlesFailure))).data
export const importStatement = (file: File, query: UploadChoice) =>
  changing('bank-statements', callApi(calls.import, { body: formOf(file), query }, callerHandlesFailure))

export const bookLine = (id: string, body: InputOf<typeof contract.book>['body']) =>
  changing('bank-statements', callApi(calls.book, { params: { id }, body }, callerHandlesFailure))
export const reverseByLine = (id: string, payments: string[]) =>
  changing('bank-statements', callApi(calls.reverse, { params: { id }, body: { payments } }, callerHandlesFailure))
export const returnPayout = (id: string, body: InputOf<typeof contract.returnPayout>['body']) =>
  changing('bank-statements', callApi(calls.returnPayout, { params: { id }, body }, callerHandlesFailure))
export const setLineAside = (id: string, body: InputOf<typeof contract.setAside>['body']) =>
  changing('bank-statements', callApi(calls.setAside, { params: { id }, body }, callerHandlesFailure))
export const reopenLine = (id: string) =>
  changing('bank-statements', callApi(calls.reopen, { params: { id } }, callerHandlesFailure))
