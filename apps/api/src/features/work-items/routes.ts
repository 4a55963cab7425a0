import { workItemsContract as contract } from '@fareeq/domain/work-items/contract.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { coalescer } from '../../platform/coalescing.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { type KindCounts, countLateWork, countWorkItems, listWork } from './actions.ts'

export function workItemRoutes(server: Server) {
  const { platform } = server
  platform.metrics.fromDatabase(
    [{ name: 'fareeq_work_items_late', help: 'Work of colleagues whose deadline has passed', labels: ['kind'] }],
    async (db) => [await countLateWork(db, platform)],
    MINUTE,
  )
  serve(server, contract.list, (ctx, { query }) => listWork(ctx, query))
  const share = coalescer<KindCounts>()
  serve(server, contract.counts, async (ctx) => ({ data: await countWorkItems(ctx, share) }))
}
