import { profileProposalsOpsContract as ops } from '@fareeq/domain/profile-proposals/contract-ops.ts'
import { profileProposalsContract as contract } from '@fareeq/domain/profile-proposals/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { accept, decline, withdraw } from './actions-moves.ts'
import { change, propose } from './actions-wording.ts'
import { readOwnProposals, readProposals } from './actions.ts'

export function profileProposalRoutes(server: Server) {
  serve(server, contract.own, (call) => readOwnProposals(call))
  serve(server, contract.accept, (call, { params, body }) => accept(call, params.id, body))
  serve(server, contract.decline, (call, { params, body }) => decline(call, params.id, body))

  serve(server, ops.read, (call, { params }) => readProposals(call, params.id))
  serve(server, ops.propose, (call, { params, body }) => propose(call, params.id, body))
  serve(server, ops.withdraw, (call, { params }) => withdraw(call, params.id, params.proposal))
  serve(server, ops.change, (call, { params, body }) => change(call, params.id, body))
}
