import {
  clientTimeOffContract as client,
  talentTimeOffContract as talent,
  timeOffOpsContract as ops,
} from '@fareeq/domain/time-off/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { listWaiting, readOfContract } from './actions-reading.ts'
import { agree, ask, decline, withdraw } from './actions.ts'

export function timeOffRoutes(server: Server) {
  serve(server, talent.ofContract, (ctx, { params }) => readOfContract(ctx, params.id))
  serve(server, talent.ask, (ctx, { params, body }) => ask(ctx, params.id, body))
  serve(server, talent.withdraw, (ctx, { params }) => withdraw(ctx, params.id))

  serve(server, client.waiting, (ctx) => listWaiting(ctx))
  serve(server, client.ofContract, (ctx, { params }) => readOfContract(ctx, params.id))
  serve(server, client.agree, (ctx, { params }) => agree(ctx, params.id))
  serve(server, client.decline, (ctx, { params, body }) => decline(ctx, params.id, body))

  serve(server, ops.ofContract, (ctx, { params }) => readOfContract(ctx, params.id))
}
