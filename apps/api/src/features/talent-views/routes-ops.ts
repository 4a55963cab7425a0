import { talentsOpsContract as contract } from '@fareeq/domain/talent-views/contract-ops.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { findForStaff, readForStaff } from './actions-ops.ts'

export function talentsOpsRoutes(server: Server) {
  serve(server, contract.find, (ctx, { query }) => findForStaff(ctx, query))
  serve(server, contract.read, (ctx, { params }) => readForStaff(ctx, params.id))
}
