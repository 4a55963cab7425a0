import { nominationsOpsContract as ops } from '@fareeq/domain/nominations/contract-ops.ts'
import { nominationsContract as contract } from '@fareeq/domain/nominations/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { findCandidates, previewCandidate } from './actions-candidates.ts'
import { nominate, nominateMany } from './actions-nominating.ts'
import { extend, listForStaff, withdraw } from './actions-ops.ts'
import { readSquad } from './actions-squad.ts'
import { nominationsInfo } from './actions.ts'

export function nominationRoutes(server: Server) {
  serve(server, contract.info, (ctx, { query }) => nominationsInfo(ctx, query.project_id))

  serve(server, ops.candidates, (ctx, { params, query }) => findCandidates(ctx, params.id, query))
  serve(server, ops.list, (ctx, { query }) => listForStaff(ctx, query))
  serve(server, ops.nominate, (ctx, { body }) => nominate(ctx, body))
  serve(server, ops.nominateMany, (ctx, { params, body }) => nominateMany(ctx, params.id, body))
  serve(server, ops.preview, (ctx, { params, query }) => previewCandidate(ctx, params.id, query))
  serve(server, ops.squad, (ctx, { params }) => readSquad(ctx, params.id))
  serve(server, ops.extend, (ctx, { params, body }) => extend(ctx, params.id, body))
  serve(server, ops.withdraw, (ctx, { params, body }) => withdraw(ctx, params.id, body))
}
