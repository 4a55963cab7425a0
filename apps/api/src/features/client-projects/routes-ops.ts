import { requestsOpsContract as contract } from '@fareeq/domain/client-projects/contract-ops.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readBoard, readRequest } from './actions-ops.ts'
import { giveRequestBack, handRequestOver, takeRequest } from './actions-owning.ts'

export function requestsOpsRoutes(server: Server) {
  serve(server, contract.board, (ctx, { query }) => readBoard(ctx, query))
  serve(server, contract.read, (ctx, { params }) => readRequest(ctx, params.id))
  serve(server, contract.take, (ctx, { params, body }) => takeRequest(ctx, params.id, body.expected_owner))
  serve(server, contract.handOver, (ctx, { params, body }) => handRequestOver(ctx, params.id, body.to))
  serve(server, contract.giveBack, (ctx, { params }) => giveRequestBack(ctx, params.id))
}
