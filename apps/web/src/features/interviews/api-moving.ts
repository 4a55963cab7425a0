import { interviewsMovesCalls as calls } from '@fareeq/domain/interviews/calls.ts'
import type { interviewsMovesContract as contract } from '@fareeq/domain/interviews/contract-moves.ts'
import type { InterviewSide } from '@fareeq/domain/interviews/states.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { changing } from './api.ts'

type MoveBody = InputOf<typeof contract.askByClient>['body']
/** What a side does about another time of its scheduled interview. */
export type OtherTimeCalls = {
  ask: (body: MoveBody) => Promise<unknown>
  accept: (slot_id: string) => Promise<unknown>
  keep: (reason: string) => Promise<unknown>
  drop: () => Promise<unknown>
}

const byClient = (id: string): OtherTimeCalls => ({
  ask: (body) => changing(callApi(calls.askByClient, { params: { id }, body }, callerHandlesFailure)),
  accept: (slot_id) =>
    changing(callApi(calls.acceptByClient, { params: { id }, body: { slot_id } }, callerHandlesFailure)),
  keep: (reason) => changing(callApi(calls.keepByClient, { params: { id }, body: { reason } }, callerHandlesFailure)),
  drop: () => changing(callApi(calls.dropByClient, { params: { id } }, callerHandlesFailure)),
})

const byTalent = (id: string): OtherTimeCalls => ({
  ask: (body) => changing(callApi(calls.askByTalent, { params: { id }, body }, callerHandlesFailure)),
  accept: (slot_id) =>
    changing(callApi(calls.acceptByTalent, { params: { id }, body: { slot_id } }, callerHandlesFailure)),
  keep: (reason) => changing(callApi(calls.keepByTalent, { params: { id }, body: { reason } }, callerHandlesFailure)),
  drop: () => changing(callApi(calls.dropByTalent, { params: { id } }, callerHandlesFailure)),
})

export const otherTimeCalls = (seat: InterviewSide, id: string): OtherTimeCalls =>
  seat === 'client' ? byClient(id) : byTalent(id)
