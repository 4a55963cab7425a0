import { assessmentsOpsContract as contract } from '@fareeq/domain/assessments/contract-ops.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Server } from '../../../platform/http/server.ts'
import { answerObjection, annulAttempt, giveBackTrial, keepAttempt, reviewVideo } from './actions-deciding.ts'
import { listItems, retireItem } from './actions-items.ts'
import { listQueue } from './actions-queue.ts'
import { readForReview } from './actions-reading.ts'

export function assessmentReviewRoutes(server: Server) {
  serve(server, contract.list, (ctx, { query }) => listQueue(ctx, query))
  serve(server, contract.read, (ctx, { params }) => readForReview(ctx, params.id))
  serve(server, contract.review, (ctx, { params, body }) => reviewVideo(ctx, params.id, body))
  serve(server, contract.giveBack, (ctx, { params, body }) => giveBackTrial(ctx, params.id, body.reason))
  serve(server, contract.annul, (ctx, { params, body }) => annulAttempt(ctx, params.id, body.reason))
  serve(server, contract.keep, (ctx, { params, body }) => keepAttempt(ctx, params.id, body.reason))
  serve(server, contract.decide, (ctx, { params, body }) => answerObjection(ctx, params.id, body))
  serve(server, contract.items, (ctx, { query }) => listItems(ctx, query.assessment))
  serve(server, contract.retire, (ctx, { params, body }) => retireItem(ctx, params.id, body))
}
