import {
  clientWorkReviewsContract as client,
  workReviewsOpsContract as ops,
  talentWorkReviewsContract as talent,
} from '@fareeq/domain/work-reviews/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readForStaff, readOfContract } from './actions-reading.ts'
import { release, remove, reply, show } from './actions-references.ts'
import { answerByClient, answerByTalent } from './actions.ts'

export function workReviewRoutes(server: Server) {
  serve(server, talent.ofContract, (ctx, { params }) => readOfContract(ctx, params.id))
  serve(server, talent.answer, (ctx, { params, body }) => answerByTalent(ctx, params.id, body))
  serve(server, talent.show, (ctx, { params, body }) => show(ctx, params.id, body))
  serve(server, talent.reply, (ctx, { params, body }) => reply(ctx, params.id, body))

  serve(server, client.ofContract, (ctx, { params }) => readOfContract(ctx, params.id))
  serve(server, client.answer, (ctx, { params, body }) => answerByClient(ctx, params.id, body))

  serve(server, ops.ofContract, (ctx, { params }) => readForStaff(ctx, params.id))
  serve(server, ops.release, (ctx, { params }) => release(ctx, params.id))
  serve(server, ops.remove, (ctx, { params, body }) => remove(ctx, params.id, body))
}
