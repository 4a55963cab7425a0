import { talentMarketContract as contract } from '@fareeq/domain/talent-market/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readMarket } from './actions.ts'

export function talentMarketRoutes(server: Server) {
  serve(server, contract.read, (ctx) => readMarket(ctx))
}
