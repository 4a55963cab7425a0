import { profileProposalsOpsContract as ops } from '@fareeq/domain/profile-proposals/contract-ops.ts'
import { profileProposalsContract as contract } from '@fareeq/domain/profile-proposals/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { accept, decline, withdraw } from './actions-moves.ts'
import { change, propose } from './actions-wording.ts'
import { readOwnProposals, readProposals } from './actions.ts'

export function profileProposalRoutes(server: Server) {
  serve(server, contract.own, (ctx) => readOwnProposals(ctx))
  serve(server, contract.accept, (ctx, { params, body }) => accept(ctx, params.id, body))
  serve(server, contract.decline, (ctx, { params, body }) => decline(ctx, params.id, body))

  serve(server, ops.read, (ctx, { params }) => readProposals(ctx, params.id))
  serve(server, ops.propose, (ctx, { params, body }) => propose(ctx, params.id, body))
  serve(server, ops.withdraw, (ctx, { params }) => withdraw(ctx, params.id, params.proposal))
  serve(server, ops.change, (ctx, { params, body }) => change(ctx, params.id, body))
}
