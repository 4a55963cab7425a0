import { interviewsFeedbackContract as contract } from '@fareeq/domain/interviews/contract-feedback.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Server } from '../../../platform/http/server.ts'
import { readForClient } from '../actions-client.ts'
import { giveFeedback, rate } from './actions-feedback.ts'
import { answerAbsence, claimAbsence } from '../absences/actions-no-show.ts'
import { readForTalent } from '../actions-talent.ts'

/** What both sides say when they have met. */
export function interviewFeedbackRoutes(server: Server) {
  serve(server, contract.give, (ctx, { params, body }) => giveFeedback(ctx, params.id, body))
  serve(server, contract.rate, (ctx, { params, body }) => rate(ctx, params.id, body))

  serve(server, contract.claimByClient, async (ctx, { params, body }) => {
    await claimAbsence(ctx, params.id, body)
    return readForClient(ctx, params.id)
  })
  serve(server, contract.claimByTalent, async (ctx, { params, body }) => {
    await claimAbsence(ctx, params.id, body)
    return readForTalent(ctx, params.id)
  })
  serve(server, contract.answerByClient, async (ctx, { params, body }) => {
    await answerAbsence(ctx, params.id, body)
    return readForClient(ctx, params.id)
  })
  serve(server, contract.answerByTalent, async (ctx, { params, body }) => {
    await answerAbsence(ctx, params.id, body)
    return readForTalent(ctx, params.id)
  })
}
