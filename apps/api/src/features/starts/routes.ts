import {
  clientStartsContract as client,
  startsOpsContract as ops,
  talentStartsContract as talent,
} from '@fareeq/domain/starts/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readOfContract } from './actions-reading.ts'
import { add, plan, remove, tick } from './actions.ts'

export function startRoutes(server: Server) {
  serve(server, talent.ofContract, (ctx, { params }) => readOfContract(ctx, params.id))
  serve(server, talent.tick, (ctx, { params, body }) => tick(ctx, params.id, body))

  serve(server, client.ofContract, (ctx, { params }) => readOfContract(ctx, params.id))
  serve(server, client.plan, (ctx, { params, body }) => plan(ctx, params.id, body))
  serve(server, client.add, (ctx, { params, body }) => add(ctx, params.id, body))
  serve(server, client.tick, (ctx, { params, body }) => tick(ctx, params.id, body))
  serve(server, client.remove, (ctx, { params }) => remove(ctx, params.id))

  serve(server, ops.ofContract, (ctx, { params }) => readOfContract(ctx, params.id))
}
