import { interviewsFeedbackCalls as feedbackCalls, interviewsCalls as calls } from '@fareeq/domain/interviews/calls.ts'
import type { interviewsFeedbackContract as said } from '@fareeq/domain/interviews/contract-feedback.ts'
import type { interviewsContract as contract } from '@fareeq/domain/interviews/contract.ts'
import type { InterviewGroup } from '@fareeq/domain/interviews/rules.ts'
import type { Endpoint, InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../platform/calls/list-query.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { session } from '../../platform/session/session.ts'

/** `interview.changed` invalidates by the first element; the key contains the language, because answers have names. */
export const keyOf = (kind: string, ...rest: unknown[]) =>
  ['interviews', kind, session.get().user?.id, ...rest] as const

export const interviewsQuery = (group: InterviewGroup | undefined, lang: string) =>
  listQuery(keyOf('list', lang, group), (cursor, options) =>
    with401Handling(callApi(calls.list, { query: { group, cursor } }, options)),
  )

export const interviewQuery = (id: string, lang: string) =>
  queryOptions({
    queryKey: keyOf('one', lang, id),
    queryFn: async ({ signal }) =>
      (await with401Handling(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })

const A_DAY = 24 * 60 * 60 * 1000

export const holidaysQuery = () =>
  queryOptions({
    queryKey: ['interview-holidays'],
    staleTime: A_DAY,
    queryFn: async ({ signal }) => (await with401Handling(callApi(calls.holidays, {}, { signal, quiet: true }))).data,
  })

/** Invalidates lists and counters, after a refusal too (a concurrent change). */
export async function changing<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await with401Handling(work)
  } finally {
    for (const queryKey of [['interviews'], ['nominations'], ['counters']])
      void queryClient.invalidateQueries({ queryKey })
  }
}

type Body<E extends Endpoint> = InputOf<E> extends { body: infer Sent } ? Sent : never
export const startInterview = (body: Body<typeof contract.start>) =>
  changing(callApi(calls.start, { body }, callerHandlesFailure))
export const offerTimes = (id: string, body: Body<typeof contract.offer>) =>
  changing(callApi(calls.offer, { params: { id }, body }, callerHandlesFailure))
export const confirmNewTime = (id: string, slot_id: string) =>
  changing(callApi(calls.confirmNew, { params: { id }, body: { slot_id } }, callerHandlesFailure))
export const refuseNewTimes = (id: string, reason: string) =>
  changing(callApi(calls.refuseNew, { params: { id }, body: { reason } }, callerHandlesFailure))
export const cancelInterview = (id: string, reason: string) =>
  changing(callApi(calls.cancel, { params: { id }, body: { reason } }, callerHandlesFailure))
export const setMeetingLink = (id: string, link: string | null) =>
  changing(callApi(calls.setLink, { params: { id }, body: { link } }, callerHandlesFailure))
export const giveFeedback = (id: string, body: Body<typeof said.give>) =>
  changing(callApi(feedbackCalls.give, { params: { id }, body }, callerHandlesFailure))
export const claimAbsence = (id: string, body: Body<typeof said.claimByClient>) =>
  changing(callApi(feedbackCalls.claimByClient, { params: { id }, body }, callerHandlesFailure))
export const answerAbsence = (id: string, body: Body<typeof said.answerByClient>) =>
  changing(callApi(feedbackCalls.answerByClient, { params: { id }, body }, callerHandlesFailure))
