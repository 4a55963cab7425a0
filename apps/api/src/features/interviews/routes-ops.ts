import { interviewsOpsContract as contract } from '@fareeq/domain/interviews/contract-ops.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { cancelByStaff, confirmForCompany, extend, listForStaff, offerForCompany, readForStaff } from './actions-ops.ts'

export function interviewOpsRoutes(server: Server) {
  serve(server, contract.list, (ctx, { query }) => listForStaff(ctx, query))
  serve(server, contract.read, (ctx, { params }) => readForStaff(ctx, params.id))
  serve(server, contract.offer, (ctx, { params, body }) => offerForCompany(ctx, params.id, body))
  serve(server, contract.confirmNew, (ctx, { params, body }) => confirmForCompany(ctx, params.id, body))
  serve(server, contract.cancel, (ctx, { params, body }) => cancelByStaff(ctx, params.id, body))
  serve(server, contract.extend, (ctx, { params, body }) => extend(ctx, params.id, body))
}
