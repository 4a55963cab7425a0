import { siteContract as contract } from '@fareeq/domain/site/contract.ts'
import { readBrief } from '../../engines/brief-reader/read-brief.ts'
import { cacheAnswers } from '../../platform/http/cache-headers.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { confirmPodcast, receiveContact, subscribe } from './visitors/actions-visitors.ts'
import { pageContent } from './actions.ts'
import { siteEditingRoutes } from './editing/routes-editing.ts'
import { siteFileRoutes } from './files/routes-files.ts'

/** Cache lifetime, the same as of the page itself. */
const MINUTE_SECONDS = 60

export function siteRoutes(server: Server) {
  cacheAnswers(server.http, [contract.page], MINUTE_SECONDS)
  siteFileRoutes(server)
  siteEditingRoutes(server)

  serve(server, contract.page, async (ctx, { query }) => ({
    data: await pageContent(ctx, query, query.lang ?? ctx.lang),
  }))

  serve(server, contract.contact, (ctx, { body }) => receiveContact(ctx, body))

  serve(server, contract.subscribePodcast, (ctx, { body }) => subscribe(ctx, body))

  serve(server, contract.confirmPodcast, async ({ db, now }, { params, reply }) => {
    reply.redirect(await confirmPodcast(db, params.token, now), 303)
  })

  serve(server, contract.brief, async ({ lang }, { body }) => ({ data: readBrief(body.text, body.lang ?? lang) }))
}
