import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { BankAccount } from '@fareeq/domain/ledger/limits.ts'
import { reconciliationsCalls as calls } from '@fareeq/domain/reconciliations/calls.ts'
import type { reconciliationsContract as contract } from '@fareeq/domain/reconciliations/contract.ts'
import type { SideState } from '@fareeq/domain/reconciliations/limits.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { staffList } from '../staff/api-lists.ts'
import { changing, signedIn } from '../staff/api.ts'

export type AccountDay = { account: BankAccount; day: string }
const key = (...parts: unknown[]) => ['staff', 'reconciliations', ...parts]

export const viewQuery = (query: AccountDay) =>
  queryOptions({
    queryKey: key('view', query),
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.view, { query }, { signal, quiet: true }))).data,
    placeholderData: keepPreviousData,
  })

export const linesQuery = (query: AccountDay, state: SideState) =>
  staffList(key('lines', query, state), (cursor, options) =>
    callApi(calls.lines, { query: { ...query, state, cursor } }, options),
  )

export const transitQuery = (query: AccountDay) =>
  staffList(key('entries', query), (cursor, options) =>
    callApi(calls.entries, { query: { ...query, cursor: cursor ? Number(cursor) : undefined } }, options),
  )

export const reconciliationsQuery = (account: BankAccount) =>
  staffList(key('list', account), (cursor, options) => callApi(calls.list, { query: { account, cursor } }, options))

/** An entry that explains a line waits among the entries by hand. */
async function changingBooks<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await changing('reconciliations', work)
  } finally {
    for (const part of ['manual-entries', 'approvals', 'accounting-periods', 'ledger'])
      void queryClient.invalidateQueries({ queryKey: ['staff', part] })
  }
}
export const matchCertain = (account: BankAccount) =>
  changingBooks(callApi(calls.matchCertain, { body: { account } }, callerHandlesFailure))
export const matchSides = (body: InputOf<typeof contract.match>['body']) =>
  changingBooks(callApi(calls.match, { body }, callerHandlesFailure))
export const undoMatch = (id: string) => changingBooks(callApi(calls.undo, { params: { id } }, callerHandlesFailure))
export const explainLine = (id: string, body: InputOf<typeof contract.explain>['body']) =>
  changingBooks(callApi(calls.explain, { params: { id }, body }, callerHandlesFailure))
export const finishReconciliation = (body: InputOf<typeof contract.finish>['body']) =>
  changingBooks(callApi(calls.finish, { body }, callerHandlesFailure))
export const reopenReconciliation = (id: string, reason: string) =>
  changingBooks(callApi(calls.reopen, { params: { id }, body: { reason } }, callerHandlesFailure))
