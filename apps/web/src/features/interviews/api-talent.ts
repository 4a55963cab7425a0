import {
  interviewsFeedbackCalls as feedbackCalls,
  interviewsTalentCalls as calls,
} from '@fareeq/domain/interviews/calls.ts'
import type { interviewsFeedbackContract as said } from '@fareeq/domain/interviews/contract-feedback.ts'
import type { interviewsTalentContract as contract } from '@fareeq/domain/interviews/contract-talent.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../platform/calls/list-query.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { changing, keyOf } from './api.ts'

export type TalentList = 'open' | 'past'

export const talentInterviewsQuery = (list: TalentList, lang: string) =>
  listQuery(keyOf('own-list', lang, list), (cursor, options) =>
    with401Handling(callApi(calls.list, { query: { list, cursor } }, options)),
  )

export const talentInterviewQuery = (id: string, lang: string) =>
  queryOptions({
    queryKey: keyOf('own', lang, id),
    queryFn: async ({ signal }) =>
      (await with401Handling(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })

export const linkedInterviewQuery = (token: string, lang: string) =>
  queryOptions({
    queryKey: keyOf('linked', lang, token),
    queryFn: async ({ signal }) =>
      (await with401Handling(callApi(calls.readByLink, { params: { token } }, { signal, quiet: true }))).data,
  })

type Proposal = InputOf<typeof contract.propose>['body']
/** The ways to answer an offer: signed in, or by the link of a mail. */
export type Answers = {
  select: (slot_id: string) => Promise<unknown>
  propose: (body: Proposal) => Promise<unknown>
  decline: (reason: string) => Promise<unknown>
}

export const answersTo = (id: string): Answers => ({
  select: (slot_id) => changing(callApi(calls.select, { params: { id }, body: { slot_id } }, callerHandlesFailure)),
  propose: (body) => changing(callApi(calls.propose, { params: { id }, body }, callerHandlesFailure)),
  decline: (reason) => changing(callApi(calls.decline, { params: { id }, body: { reason } }, callerHandlesFailure)),
})

export const excuseFromInterview = (id: string, reason: string) =>
  changing(callApi(calls.excuse, { params: { id }, body: { reason } }, callerHandlesFailure))

export const answersByLink = (token: string): Answers => ({
  select: (slot_id) => callApi(calls.selectByLink, { params: { token }, body: { slot_id } }, callerHandlesFailure),
  propose: (body) => callApi(calls.proposeByLink, { params: { token }, body }, callerHandlesFailure),
  decline: (reason) => callApi(calls.declineByLink, { params: { token }, body: { reason } }, callerHandlesFailure),
})

export const rateInterview = (id: string, body: InputOf<typeof said.rate>['body']) =>
  changing(callApi(feedbackCalls.rate, { params: { id }, body }, callerHandlesFailure))
export const claimByTalent = (id: string, body: InputOf<typeof said.claimByTalent>['body']) =>
  changing(callApi(feedbackCalls.claimByTalent, { params: { id }, body }, callerHandlesFailure))
export const answerByTalent = (id: string, body: InputOf<typeof said.answerByTalent>['body']) =>
  changing(callApi(feedbackCalls.answerByTalent, { params: { id }, body }, callerHandlesFailure))
