import { notificationsContract as contract } from '@fareeq/domain/notifications/contract.ts'
import { mayHear } from '@fareeq/domain/notifications/rules-live.ts'
import type { LiveEvent } from '../../platform/events/queries.ts'
import { STAFF_TOPIC } from '../../platform/events/staff.ts'
import { createStreams } from '../../platform/events/streams.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readCentre, readEntries } from './actions-centre.ts'
import { choose, readNotices, resume } from './actions-choices.ts'

export function notificationRoutes(server: Server) {
  const streams = createStreams(server.platform.events, server.platform)
  server.platform.metrics.gauge(
    { name: 'fareeq_streams_open', help: 'Open pages that hear of live events' },
    streams.count,
  )
  server.http.addHook('preClose', async () => streams.closeAll())

  serve(server, contract.stream, ({ viewer }, { request, reply }) => {
    const mark = request.headers['last-event-id']
    return streams.open({ viewer, lastEventId: typeof mark === 'string' ? mark : undefined, reply })
  })

  serve(server, contract.staffStream, ({ viewer: { staffId, sessionId, roles } }, { request, reply }) => {
    const mark = request.headers['last-event-id']
    const mayReceive = ({ name, body }: LiveEvent) => mayHear({ id: staffId, roles }, name, body)
    return streams.open({
      viewer: { userId: staffId, sessionId },
      topic: { name: STAFF_TOPIC, mayHear: mayReceive },
      lastEventId: typeof mark === 'string' ? mark : undefined,
      reply,
    })
  })

  serve(server, contract.centre, (ctx, { query }) => readCentre(ctx, query))
  serve(server, contract.read, (ctx, { body }) => readEntries(ctx, body))
  serve(server, contract.notices, (ctx) => readNotices(ctx))
  serve(server, contract.choose, (ctx, { body }) => choose(ctx, body))
  serve(server, contract.resume, (ctx, { body }) => resume(ctx, body))
}
