import { interviewsOpsCalls as calls } from '@fareeq/domain/interviews/calls.ts'
import type { interviewsOpsContract as contract } from '@fareeq/domain/interviews/contract-ops.ts'
import type { InputOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffList } from '../staff/api-lists.ts'
import { call, callerHandlesFailure } from '../../platform/calls/call.ts'
import { changing, signedIn } from '../staff/api.ts'

const HALF_A_MINUTE = 30_000

export type InterviewFilter = Pick<QueryOf<typeof contract.list>, 'group' | 'mine'> & { q: string }

export const staffInterviewsQuery = (filter: InterviewFilter) =>
  staffList(
    ['staff', 'interviews', filter],
    (cursor, options) => call(calls.list, { query: { ...filter, cursor } }, options),
    { refetchInterval: HALF_A_MINUTE },
  )

export const staffInterviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'interviews', 'one', id],
    queryFn: async ({ signal }) => (await signedIn(call(calls.read, { params: { id } }, { signal, quiet: true }))).data,
    refetchInterval: HALF_A_MINUTE,
  })

export const offerForCompany = (id: string, body: InputOf<typeof contract.offer>['body']) =>
  changing('interviews', call(calls.offer, { params: { id }, body }, callerHandlesFailure))
export const confirmForCompany = (id: string, slot_id: string) =>
  changing('interviews', call(calls.confirmNew, { params: { id }, body: { slot_id } }, callerHandlesFailure))
export const cancelForCompany = (id: string, reason: string) =>
  changing('interviews', call(calls.cancel, { params: { id }, body: { reason } }, callerHandlesFailure))
export const giveMoreDays = (id: string, body: InputOf<typeof contract.extend>['body']) =>
  changing('interviews', call(calls.extend, { params: { id }, body }, callerHandlesFailure))
