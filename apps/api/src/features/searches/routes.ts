import { searchesContract as contract } from '@fareeq/domain/searches/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { search } from './actions.ts'

export function searchRoutes(server: Server) {
  serve(server, contract.find, async (ctx, { query }) => ({ data: await search(ctx, query.q) }))
}
