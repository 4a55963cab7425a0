import { notificationsContract as contract } from '@fareeq/domain/notifications/contract.ts'
import { createStreams } from '../../platform/events/streams.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'

export function notificationRoutes(server: Server) {
  const streams = createStreams(server.platform.events)
  server.http.addHook('preClose', async () => streams.closeAll())

  serve(server, contract.stream, ({ viewer, request, reply }) => {
    const mark = request.headers['last-event-id']
    return streams.open({ viewer, lastEventId: typeof mark === 'string' ? mark : undefined, reply })
  })
}
