import { requestsOpsContract as contract } from '@fareeq/domain/client-projects/contract-ops.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readBoard, readRequest } from './actions-ops.ts'
import { giveRequestBack, handRequestOver, takeRequest } from './actions-owning.ts'

export function requestsOpsRoutes(server: Server) {
  const { platform } = server

  serve(server, contract.board, ({ query, ...call }) => readBoard({ ...call, platform }, query))
  serve(server, contract.read, ({ params, ...call }) => readRequest({ ...call, platform }, params.id))
  serve(server, contract.take, ({ params, body, ...call }) => takeRequest({ ...call, platform }, params.id, body.seen))
  serve(server, contract.handOver, ({ params, body, ...call }) =>
    handRequestOver({ ...call, platform }, params.id, body.to),
  )
  serve(server, contract.giveBack, ({ params, ...call }) => giveRequestBack({ ...call, platform }, params.id))
}
