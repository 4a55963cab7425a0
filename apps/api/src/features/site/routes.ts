import { hash } from 'node:crypto'
import { isLang } from '@fareeq/domain/kernel/locale.ts'
import { siteContract as contract } from '@fareeq/domain/site/contract.ts'
import { readBrief } from '@fareeq/domain/site/rules-brief.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readItem, saveItem } from './actions-editing.ts'
import { confirmPodcast, receiveContact, subscribe } from './actions-visitors.ts'
import { figures, findArticles, oneArticle, siteContent } from './actions.ts'

export function siteRoutes(server: Server) {
  const { platform } = server
  const { log } = platform
  cacheReading(server.http)

  serve(server, contract.content, async ({ db, query, lang, now }) => ({
    data: await siteContent(db, log, query.lang ?? lang, now),
  }))

  serve(server, contract.figures, async ({ db }) => ({ data: await figures(db) }))

  serve(server, contract.articles, ({ db, query, lang }) =>
    findArticles(db, log, { ...query, lang: query.lang ?? lang }),
  )

  serve(server, contract.article, async ({ db, params, query, lang }) => ({
    data: await oneArticle(db, log, params.slug, query.lang ?? lang),
  }))

  serve(server, contract.contact, ({ db, body, viewer, lang, now }) =>
    receiveContact(db, platform, body, { viewer, lang, now }),
  )

  serve(server, contract.subscribePodcast, ({ db, body, lang, now }) => subscribe(db, platform, body, lang, now))

  serve(server, contract.confirmPodcast, async ({ db, params, now, reply }) => {
    reply.redirect(await confirmPodcast(db, params.token, now), 303)
  })

  serve(server, contract.brief, async ({ body, lang }) => ({ data: readBrief(body.text, body.lang ?? lang) }))

  serve(server, contract.readItem, ({ db, viewer, params }) => readItem(db, viewer, params.kind, params.slug))

  serve(server, contract.saveItem, ({ db, viewer, params, body, now }) =>
    saveItem(db, platform, viewer, { ...params, ...body }, now),
  )
}

const READ: ReadonlySet<string> = new Set(
  [contract.content, contract.figures, contract.articles, contract.article].map(({ path }) => path),
)

/** Everybody reads the same: a proxy may keep it a minute, and whoever has it already is told so in a line. */
function cacheReading(http: FastifyInstance) {
  http.addHook('onSend', (request, reply, payload, done) => {
    if (!READ.has(request.routeOptions.url ?? '') || reply.statusCode !== 200 || typeof payload !== 'string')
      return done(null, payload)
    const { lang } = request.query as { lang?: unknown }
    if (isLang(lang)) reply.header('content-language', lang)
    const etag = `"${hash('sha256', payload, 'base64url').slice(0, 22)}"`
    reply.header('etag', etag).header('cache-control', 'public, max-age=60').header('vary', 'Accept-Language')
    if (!isKnown(request, etag)) return done(null, payload)
    reply.code(304)
    done(null, '')
  })
}

const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()))
