import { interviewsMovesContract as contract } from '@fareeq/domain/interviews/contract-moves.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Server } from '../../../platform/http/server.ts'
import {
  acceptByClient,
  acceptByTalent,
  askByClient,
  askByTalent,
  dropByClient,
  dropByTalent,
  keepByClient,
  keepByTalent,
} from './actions-moving.ts'

export function interviewMoveRoutes(server: Server) {
  serve(server, contract.askByClient, (ctx, { params, body }) => askByClient(ctx, params.id, body))
  serve(server, contract.acceptByClient, (ctx, { params, body }) => acceptByClient(ctx, params.id, body))
  serve(server, contract.keepByClient, (ctx, { params, body }) => keepByClient(ctx, params.id, body))
  serve(server, contract.dropByClient, (ctx, { params }) => dropByClient(ctx, params.id))
  serve(server, contract.askByTalent, (ctx, { params, body }) => askByTalent(ctx, params.id, body))
  serve(server, contract.acceptByTalent, (ctx, { params, body }) => acceptByTalent(ctx, params.id, body))
  serve(server, contract.keepByTalent, (ctx, { params, body }) => keepByTalent(ctx, params.id, body))
  serve(server, contract.dropByTalent, (ctx, { params }) => dropByTalent(ctx, params.id))
}
