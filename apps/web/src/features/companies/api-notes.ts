import { companyNotesCalls as calls } from '@fareeq/domain/companies/calls.ts'
import type { companyNotesContract as contract } from '@fareeq/domain/companies/contract-notes.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { changing, signedIn } from '../staff/api.ts'

export const memoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'companies', 'notes', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })

export const writeNote = (id: string, body: InputOf<typeof contract.note>['body']) =>
  changing('companies', callApi(calls.note, { params: { id }, body }, callerHandlesFailure))
export const addTask = (id: string, body: InputOf<typeof contract.addTask>['body']) =>
  changing('companies', callApi(calls.addTask, { params: { id }, body }, callerHandlesFailure))
export const changeTask = (id: string, task: string, body: InputOf<typeof contract.changeTask>['body']) =>
  changing('companies', callApi(calls.changeTask, { params: { id, task }, body }, callerHandlesFailure))
export const finishTask = (id: string, task: string, body: InputOf<typeof contract.finishTask>['body']) =>
  changing('companies', callApi(calls.finishTask, { params: { id, task }, body }, callerHandlesFailure))
