import { interviewsFeedbackContract as contract } from '@fareeq/domain/interviews/contract-feedback.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Server } from '../../../platform/http/server.ts'
import { readForClient } from '../actions-client.ts'
import { giveFeedback, rate } from './actions-feedback.ts'
import { answerAbsence, claimAbsence } from '../absences/actions-no-show.ts'
import { readForTalent } from '../actions-talent.ts'

/** What both sides say when they have met. */
export function interviewFeedbackRoutes(server: Server) {
  serve(server, contract.give, (call, { params, body }) => giveFeedback(call, params.id, body))
  serve(server, contract.rate, (call, { params, body }) => rate(call, params.id, body))

  serve(server, contract.claimByClient, async (call, { params, body }) => {
    await claimAbsence(call, params.id, body)
    return readForClient(call, params.id)
  })
  serve(server, contract.claimByTalent, async (call, { params, body }) => {
    await claimAbsence(call, params.id, body)
    return readForTalent(call, params.id)
  })
  serve(server, contract.answerByClient, async (call, { params, body }) => {
    await answerAbsence(call, params.id, body)
    return readForClient(call, params.id)
  })
  serve(server, contract.answerByTalent, async (call, { params, body }) => {
    await answerAbsence(call, params.id, body)
    return readForTalent(call, params.id)
  })
}
