import { assessmentsOpsCalls as calls } from '@fareeq/domain/assessments/calls.ts'
import type { assessmentsOpsContract as contract } from '@fareeq/domain/assessments/contract-ops.ts'
import type { Queue } from '@fareeq/domain/assessments/schema-ops.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { staffList } from '../staff/api-lists.ts'
import { changing, signedIn } from '../staff/api.ts'

const EVERY_MINUTE = 60_000
export const queueQuery = (queue: Queue) =>
  staffList(
    ['staff', 'assessments', 'queue', queue],
    (cursor, options) => callApi(calls.list, { query: { queue, cursor } }, options),
    { refetchInterval: EVERY_MINUTE },
  )

export const attemptQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'assessments', 'one', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })

export const itemsQuery = (assessment: string) =>
  queryOptions({
    queryKey: ['staff', 'assessments', 'items', assessment],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.items, { query: { assessment } }, { signal, quiet: true }))).data,
    placeholderData: keepPreviousData,
  })

export const reviewVideo = (id: string, body: InputOf<typeof contract.review>['body']) =>
  changing('assessments', callApi(calls.review, { params: { id }, body }, callerHandlesFailure))

type Input = { params: { id: string }; body: { reason: string } }
const DECISIONS = {
  keep: (input: Input) => callApi(calls.keep, input, callerHandlesFailure),
  give_back: (input: Input) => callApi(calls.giveBack, input, callerHandlesFailure),
  annul: (input: Input) => callApi(calls.annul, input, callerHandlesFailure),
}
export type Decision = keyof typeof DECISIONS
export const decideAttempt = (id: string, decision: Decision, reason: string) =>
  changing('assessments', DECISIONS[decision]({ params: { id }, body: { reason } }))

export const answerObjection = (id: string, body: InputOf<typeof contract.decide>['body']) =>
  changing('assessments', callApi(calls.decide, { params: { id }, body }, callerHandlesFailure))
export const retireItem = (id: string, body: InputOf<typeof contract.retire>['body']) =>
  changing('assessments', callApi(calls.retire, { params: { id }, body }, callerHandlesFailure))
