import {
  calendarFeedContract as contract,
  calendarFeedOpsContract as ops,
} from '@fareeq/domain/interviews/contract-feed.ts'
import { withCacheHeaders } from '../../../platform/http/cache-headers.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Server } from '../../../platform/http/server.ts'
import { readFeed, readFeedState, readInvitation, renewFeed, revokeFeed } from './actions-feed.ts'

/** Calendars ask far oftener than anything changes. */
const FEED_SECONDS = 300

export function calendarFeedRoutes(server: Server) {
  serve(server, contract.feed, async (ctx, { params, reply }) => {
    const text = await readFeed(ctx, params.file)
    reply.type('text/calendar; charset=utf-8').header('content-disposition', 'inline; filename="fareeq.ics"')
    await reply.send(withCacheHeaders(reply.request, reply, text, FEED_SECONDS, 'private'))
  })
  serve(server, contract.one, async (ctx, { params, reply }) => {
    const text = await readInvitation(ctx, params.id)
    await reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="fareeq-interview.ics"')
      .header('cache-control', 'private, no-store')
      .send(text)
  })
  serve(server, contract.state, readFeedState)
  serve(server, contract.renew, renewFeed)
  serve(server, contract.revoke, revokeFeed)
  serve(server, ops.state, readFeedState)
  serve(server, ops.renew, renewFeed)
  serve(server, ops.revoke, revokeFeed)
}
