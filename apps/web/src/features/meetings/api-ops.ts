import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { meetingsOpsCalls as calls } from '@fareeq/domain/meetings/calls.ts'
import type { meetingsOpsContract as contract } from '@fareeq/domain/meetings/contract-ops.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { signedIn } from '../staff/api.ts'

export const weekQuery = (query: InputOf<typeof contract.list>['query']) =>
  queryOptions({
    queryKey: ['staff', 'meetings', query],
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.list, { query }, { signal, quiet: true }))).data,
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
  changed(callApi(calls.book, { body }, callerHandlesFailure))
export const markOutcome = (id: string, body: InputOf<typeof contract.mark>['body']) =>
  changed(callApi(calls.mark, { params: { id }, body }, callerHandlesFailure))
export const moveForVisitor = (id: string, body: InputOf<typeof contract.move>['body']) =>
  changed(callApi(calls.move, { params: { id }, body }, callerHandlesFailure))
export const cancelForVisitor = (id: string, body: InputOf<typeof contract.cancel>['body']) =>
  changed(callApi(calls.cancel, { params: { id }, body }, callerHandlesFailure))
export const addAbsence = (body: InputOf<typeof contract.addAbsence>['body']) =>
  changed(callApi(calls.addAbsence, { body }, callerHandlesFailure))
export const dropAbsence = (id: string) => changed(callApi(calls.dropAbsence, { params: { id } }, callerHandlesFailure))
