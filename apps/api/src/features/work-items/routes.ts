import { workItemsContract as contract } from '@fareeq/domain/work-items/contract.ts'
import { coalescer } from '../../platform/coalescing.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { type KindCounts, countWorkItems, listWork } from './actions.ts'

export function workItemRoutes(server: Server) {
  serve(server, contract.list, (ctx, { query }) => listWork(ctx, query))
  const share = coalescer<KindCounts>()
  serve(server, contract.counts, async (ctx) => ({ data: await countWorkItems(ctx, share) }))
}
