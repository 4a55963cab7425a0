import { payoutsOpsContract as ops } from '@fareeq/domain/payouts/contract-ops.ts'
import { talentPayoutsContract as contract } from '@fareeq/domain/payouts/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { confirmDetails, readDetails, saveDetails } from './actions-details.ts'
import { hold, listForStaff, release } from './actions-ops.ts'
import { listForTalent } from './actions-reading.ts'

export function payoutRoutes(server: Server) {
  serve(server, contract.list, (ctx, { query }) => listForTalent(ctx, query))
  serve(server, contract.details, (ctx) => readDetails(ctx))
  serve(server, contract.saveDetails, (ctx, { body }) => saveDetails(ctx, body))
  serve(server, contract.confirmDetails, (ctx) => confirmDetails(ctx))
  serve(server, ops.list, (ctx, { query }) => listForStaff(ctx, query))
  serve(server, ops.hold, (ctx, { params, body }) => hold(ctx, params.id, body))
  serve(server, ops.release, (ctx, { params, body }) => release(ctx, params.id, body))
}
