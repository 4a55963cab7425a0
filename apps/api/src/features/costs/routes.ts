import { costsContract as contract } from '@fareeq/domain/costs/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readBasis } from './actions.ts'

export function costRoutes(server: Server) {
  serve(server, contract.basis, (ctx) => readBasis(ctx))
}
