import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { meetingsOpsCalls as calls } from '@fareeq/domain/meetings/calls.ts'
import type { meetingsOpsContract as contract } from '@fareeq/domain/meetings/contract-ops.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callerHandlesFailure } from '../../platform/calls/call.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { signedIn } from '../staff/api.ts'

export const weekQuery = (query: InputOf<typeof contract.list>['query']) =>
  queryOptions({
    queryKey: ['staff', 'meetings', query],
    queryFn: async ({ signal }) => (await signedIn(call(calls.list, { query }, { signal, quiet: true }))).data,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

/** Invalidates after success and refusal. */
const changed = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  try {
    return await signedIn(work)
  } finally {
    for (const queryKey of [
      ['staff', 'meetings'],
      ['staff', 'requests'],
      ['staff', 'companies'],
      ['staff', 'work-items'],
      ['meetings', 'slots'],
    ])
      void queryClient.invalidateQueries({ queryKey })
  }
}

export const bookForCompany = (body: InputOf<typeof contract.book>['body']) =>
  changed(call(calls.book, { body }, callerHandlesFailure))
export const markOutcome = (id: string, body: InputOf<typeof contract.mark>['body']) =>
  changed(call(calls.mark, { params: { id }, body }, callerHandlesFailure))
export const moveForVisitor = (id: string, body: InputOf<typeof contract.move>['body']) =>
  changed(call(calls.move, { params: { id }, body }, callerHandlesFailure))
export const cancelForVisitor = (id: string, body: InputOf<typeof contract.cancel>['body']) =>
  changed(call(calls.cancel, { params: { id }, body }, callerHandlesFailure))
export const addAbsence = (body: { host_id: string; start: string; end: string }) =>
  changed(call(calls.addAbsence, { body }, callerHandlesFailure))
export const dropAbsence = (id: string) => changed(call(calls.dropAbsence, { params: { id } }, callerHandlesFailure))
