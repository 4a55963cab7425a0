import { sellersContract as contract } from '@fareeq/domain/sellers/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { listVersions, propose, readCurrent, release, withdraw } from './actions.ts'

export function sellerRoutes(server: Server) {
  serve(server, contract.current, (ctx) => readCurrent(ctx))
  serve(server, contract.list, (ctx, { query }) => listVersions(ctx, query))
  serve(server, contract.propose, (ctx, { body }) => propose(ctx, body))
  serve(server, contract.release, (ctx, { params }) => release(ctx, params.id))
  serve(server, contract.withdraw, (ctx, { params }) => withdraw(ctx, params.id))
}
