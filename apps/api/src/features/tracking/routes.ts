import { trackingContract as contract } from '@fareeq/domain/tracking/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { saveEvents, readFunnelOf } from './actions.ts'

export function trackingRoutes(server: Server) {
  const own = [new URL(server.platform.env.PUBLIC_URL).origin]

  serve(server, contract.sendEvents, ({ db, now }, { body, request: { headers, host, protocol } }) =>
    saveEvents(
      db,
      body,
      {
        origin: headers.origin,
        site: headers['sec-fetch-site']?.toString(),
        userAgent: headers['user-agent'],
        session: headers['x-session-id'],
        // Reached by another host name (an address in the local network), that origin is our own too.
        own: [...own, `${protocol}://${host}`],
      },
      now,
    ),
  )

  serve(server, contract.funnel, (ctx, { query }) => readFunnelOf(ctx, query))
}
