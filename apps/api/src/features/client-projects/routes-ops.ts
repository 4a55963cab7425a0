import { requestsOpsContract as contract } from '@fareeq/domain/client-projects/contract-ops.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readBoard, readRequest, takeRequest } from './actions-ops.ts'

export function requestsOpsRoutes(server: Server) {
  const { platform } = server

  serve(server, contract.board, ({ query, ...call }) => readBoard({ ...call, platform }, query))
  serve(server, contract.read, ({ params, ...call }) => readRequest({ ...call, platform }, params.id))
  serve(server, contract.take, ({ params, ...call }) => takeRequest({ ...call, platform }, params.id))
}
