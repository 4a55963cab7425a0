import { openMattersContract as own, openMattersOpsContract as ops } from '@fareeq/domain/open-matters/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readOfColleague, readOfPerson, readOwn } from './actions.ts'

export function openMatterRoutes(server: Server) {
  serve(server, own.own, (ctx) => readOwn(ctx))
  serve(server, own.ofColleague, (ctx, { params }) => readOfColleague(ctx, params.id))
  serve(server, ops.ofPerson, (ctx, { params }) => readOfPerson(ctx, params.id))
}
