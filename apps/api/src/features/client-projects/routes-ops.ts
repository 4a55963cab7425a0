import { requestsOpsContract as contract } from '@fareeq/domain/client-projects/contract-ops.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readBoard, readRequest } from './actions-ops.ts'
import { giveRequestBack, handRequestOver, takeRequest } from './actions-owning.ts'

export function requestsOpsRoutes(server: Server) {
  serve(server, contract.board, (call, { query }) => readBoard(call, query))
  serve(server, contract.read, (call, { params }) => readRequest(call, params.id))
  serve(server, contract.take, (call, { params, body }) => takeRequest(call, params.id, body.expected_owner))
  serve(server, contract.handOver, (call, { params, body }) => handRequestOver(call, params.id, body.to))
  serve(server, contract.giveBack, (call, { params }) => giveRequestBack(call, params.id))
}
