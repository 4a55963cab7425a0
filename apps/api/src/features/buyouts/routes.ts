import {
  buyoutsOpsContract as ops,
  clientBuyoutsContract as client,
  talentBuyoutsContract as talent,
} from '@fareeq/domain/buyouts/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { approve, consent, decline, refuse } from './actions-answering.ts'
import { readForClient, readForStaff, readForTalent } from './actions-reading.ts'
import { ask, withdraw } from './actions.ts'

export function buyoutRoutes(server: Server) {
  serve(server, client.read, (ctx, { params }) => readForClient(ctx, params.id))
  serve(server, client.ask, (ctx, { params, body }) => ask(ctx, params.id, body))
  serve(server, client.withdraw, (ctx, { params }) => withdraw(ctx, params.id))

  serve(server, talent.read, (ctx, { params }) => readForTalent(ctx, params.id))
  serve(server, talent.consent, (ctx, { params }) => consent(ctx, params.id))
  serve(server, talent.decline, (ctx, { params, body }) => decline(ctx, params.id, body))

  serve(server, ops.ofContract, (ctx, { params }) => readForStaff(ctx, params.id))
  serve(server, ops.approve, (ctx, { params, body }) => approve(ctx, params.id, body))
  serve(server, ops.refuse, (ctx, { params, body }) => refuse(ctx, params.id, body))
}
