import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { selectionRecordCalls as calls } from '@fareeq/domain/selections/calls.ts'
import type { selectionRecordContract as contract } from '@fareeq/domain/selections/contract-record.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { changing, signedIn } from '../staff/api.ts'

export const selectionQuery = (id: string, lang: Lang) =>
  queryOptions({
    queryKey: ['staff', 'pipeline', 'one', id, lang],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
    // A talent who has not applied yet has none.
    retry: false,
  })

/** When both the caller and the talent are free. */
export const meetingSlotsQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'pipeline', 'slots', id],
    queryFn: ({ signal }) => signedIn(callApi(calls.meetingSlots, { params: { id } }, { signal, quiet: true })),
  })

export const evaluate = (id: string, body: InputOf<typeof contract.evaluate>['body']) =>
  changing('pipeline', callApi(calls.evaluate, { params: { id }, body }, callerHandlesFailure))
export const setMeeting = (id: string, body: InputOf<typeof contract.scheduleMeeting>['body']) =>
  changing('pipeline', callApi(calls.scheduleMeeting, { params: { id }, body }, callerHandlesFailure))
export const holdMeeting = (id: string, meeting: string, body: InputOf<typeof contract.recordOutcome>['body']) =>
  changing('pipeline', callApi(calls.recordOutcome, { params: { id, meeting }, body }, callerHandlesFailure))
export const writeNote = (id: string, body: InputOf<typeof contract.note>['body']) =>
  changing('pipeline', callApi(calls.note, { params: { id }, body }, callerHandlesFailure))
