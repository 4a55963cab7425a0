import { calendarFeedContract as contract } from '@fareeq/domain/interviews/contract-feed.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Server } from '../../../platform/http/server.ts'
import { readFeed, readInvitation, renewFeed } from './actions-feed.ts'

export function calendarFeedRoutes(server: Server) {
  serve(server, contract.feed, async (ctx, { params, reply }) => {
    const text = await readFeed(ctx, params.file)
    await reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="fareeq.ics"')
      .header('cache-control', 'private, no-store')
      .send(text)
  })
  serve(server, contract.one, async (ctx, { params, reply }) => {
    const text = await readInvitation(ctx, params.id)
    await reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="fareeq-interview.ics"')
      .header('cache-control', 'private, no-store')
      .send(text)
  })
  serve(server, contract.renew, renewFeed)
}
