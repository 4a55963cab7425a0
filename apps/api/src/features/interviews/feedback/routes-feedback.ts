import { interviewsFeedbackContract as contract } from '@fareeq/domain/interviews/contract-feedback.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Server } from '../../../platform/http/server.ts'
import { readForClient } from '../actions-client.ts'
import { giveFeedback, rate } from './actions-feedback.ts'
import { answerAbsence, claimAbsence } from '../absences/actions-no-show.ts'
import { readForTalent } from '../actions-talent.ts'

/** What both sides say when they have met. */
export function interviewFeedbackRoutes(server: Server) {
  const { platform } = server

  serve(server, contract.give, ({ params, body, ...call }) => giveFeedback({ ...call, platform }, params.id, body))
  serve(server, contract.rate, ({ params, body, ...call }) => rate({ ...call, platform }, params.id, body))

  serve(server, contract.claimByClient, async ({ params, body, ...call }) => {
    await claimAbsence({ ...call, platform }, params.id, body)
    return readForClient({ ...call, platform }, params.id)
  })
  serve(server, contract.claimByTalent, async ({ params, body, ...call }) => {
    await claimAbsence({ ...call, platform }, params.id, body)
    return readForTalent({ ...call, platform }, params.id)
  })
  serve(server, contract.answerByClient, async ({ params, body, ...call }) => {
    await answerAbsence({ ...call, platform }, params.id, body)
    return readForClient({ ...call, platform }, params.id)
  })
  serve(server, contract.answerByTalent, async ({ params, body, ...call }) => {
    await answerAbsence({ ...call, platform }, params.id, body)
    return readForTalent({ ...call, platform }, params.id)
  })
}
