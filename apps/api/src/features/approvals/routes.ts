import { approvalsContract as contract } from '@fareeq/domain/approvals/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { listApprovals } from './actions-reading.ts'
import { appoint, endSubstitution, listSubstitutes } from './actions-substitutes.ts'
import { refuse, release, withdraw } from './actions.ts'

export function approvalRoutes(server: Server) {
  serve(server, contract.list, (ctx, { query }) => listApprovals(ctx, query))
  serve(server, contract.release, (ctx, { params }) => release(ctx, params.id))
  serve(server, contract.refuse, (ctx, { params, body }) => refuse(ctx, params.id, body))
  serve(server, contract.withdraw, (ctx, { params }) => withdraw(ctx, params.id))
  serve(server, contract.substitutes, (ctx, { query }) => listSubstitutes(ctx, query))
  serve(server, contract.appoint, (ctx, { body }) => appoint(ctx, body))
  serve(server, contract.endSubstitution, (ctx, { params }) => endSubstitution(ctx, params.id))
}
