import { assessmentsOpsContract as contract } from '@fareeq/domain/assessments/contract-ops.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Server } from '../../../platform/http/server.ts'
import { answerObjection, annulAttempt, giveBackTrial, keepAttempt, reviewVideo } from './actions-deciding.ts'
import { listItems, retireItem } from './actions-items.ts'
import { listQueue } from './actions-queue.ts'
import { readForReview } from './actions-reading.ts'

export function assessmentReviewRoutes(server: Server) {
  serve(server, contract.list, (call, { query }) => listQueue(call, query))
  serve(server, contract.read, (call, { params }) => readForReview(call, params.id))
  serve(server, contract.review, (call, { params, body }) => reviewVideo(call, params.id, body))
  serve(server, contract.giveBack, (call, { params, body }) => giveBackTrial(call, params.id, body.reason))
  serve(server, contract.annul, (call, { params, body }) => annulAttempt(call, params.id, body.reason))
  serve(server, contract.keep, (call, { params, body }) => keepAttempt(call, params.id, body.reason))
  serve(server, contract.decide, (call, { params, body }) => answerObjection(call, params.id, body))
  serve(server, contract.items, (call, { query }) => listItems(call, query.assessment))
  serve(server, contract.retire, (call, { params, body }) => retireItem(call, params.id, body))
}
