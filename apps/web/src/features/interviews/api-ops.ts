import { interviewsOpsCalls as calls } from '@fareeq/domain/interviews/calls.ts'
import type { interviewsOpsContract as contract } from '@fareeq/domain/interviews/contract-ops.ts'
import type { InputOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffList } from '../staff/api-lists.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { changing, signedIn } from '../staff/api.ts'

const HALF_A_MINUTE = 30_000

export type InterviewFilter = Pick<QueryOf<typeof contract.list>, 'group' | 'mine'> & { q: string }

export const staffInterviewsQuery = (filter: InterviewFilter) =>
  staffList(
    ['staff', 'interviews', filter],
    (cursor, options) => callApi(calls.list, { query: { ...filter, cursor } }, options),
    { refetchInterval: HALF_A_MINUTE },
  )

export const staffInterviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'interviews', 'one', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
    refetchInterval: HALF_A_MINUTE,
  })

export const offerForCompany = (id: string, body: InputOf<typeof contract.offer>['body']) =>
  changing('interviews', callApi(calls.offer, { params: { id }, body }, callerHandlesFailure))
export const confirmForCompany = (id: string, slot_id: string) =>
  changing('interviews', callApi(calls.confirmNew, { params: { id }, body: { slot_id } }, callerHandlesFailure))
export const cancelForCompany = (id: string, reason: string) =>
  changing('interviews', callApi(calls.cancel, { params: { id }, body: { reason } }, callerHandlesFailure))
export const giveMoreDays = (id: string, body: InputOf<typeof contract.extend>['body']) =>
  changing('interviews', callApi(calls.extend, { params: { id }, body }, callerHandlesFailure))
