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
  serve(server, contract.info, (call, { query }) => nominationsInfo(call, query.project_id))

  serve(server, ops.candidates, (call, { params, query }) => findCandidates(call, params.id, query))
  serve(server, ops.list, (call, { query }) => listForStaff(call, query))
  serve(server, ops.nominate, (call, { body }) => nominate(call, body))
  serve(server, ops.nominateMany, (call, { params, body }) => nominateMany(call, params.id, body))
  serve(server, ops.preview, (call, { params, query }) => previewCandidate(call, params.id, query))
  serve(server, ops.squad, (call, { params }) => readSquad(call, params.id))
  serve(server, ops.extend, (call, { params, body }) => extend(call, params.id, body))
  serve(server, ops.withdraw, (call, { params, body }) => withdraw(call, params.id, body))
}
