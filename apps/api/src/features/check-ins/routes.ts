import {
  checkInsOpsContract as ops,
  clientCheckInsContract as client,
  talentCheckInsContract as talent,
} from '@fareeq/domain/check-ins/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readForStaff, readOfContract } from './actions-reading.ts'
import { answer, handle } from './actions.ts'

export function checkInRoutes(server: Server) {
  serve(server, talent.ofContract, (ctx, { params }) => readOfContract(ctx, params.id))
  serve(server, talent.answer, (ctx, { params, body }) => answer(ctx, params.id, body))

  serve(server, client.ofContract, (ctx, { params }) => readOfContract(ctx, params.id))
  serve(server, client.answer, (ctx, { params, body }) => answer(ctx, params.id, body))

  serve(server, ops.ofContract, (ctx, { params }) => readForStaff(ctx, params.id))
  serve(server, ops.handle, (ctx, { params, body }) => handle(ctx, params.id, body))
}
