import { talentsOpsContract as contract } from '@fareeq/domain/talent-views/contract-ops.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { findForStaff, readForStaff } from './actions-ops.ts'

export function talentsOpsRoutes(server: Server) {
  const { platform } = server

  serve(server, contract.find, ({ query, ...call }) => findForStaff({ ...call, platform }, query))
  serve(server, contract.read, ({ params, ...call }) => readForStaff({ ...call, platform }, params.id))
}
