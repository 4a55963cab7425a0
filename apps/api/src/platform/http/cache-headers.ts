import { hash } from 'node:crypto'
import type { Endpoint } from '@fareeq/domain/kernel/endpoint.ts'
import { isLang } from '@fareeq/domain/kernel/language/locale.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Cache-Control and ETag: a proxy may cache what is public, and a revalidation gets a 304. */
export function withCacheHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  content: string,
  seconds: number,
  scope: 'public' | 'private' = 'public',
): string {
  const etag = `"${hash('sha256', content, 'base64url').slice(0, 22)}"`
  reply.header('etag', etag).header('cache-control', `${scope}, max-age=${seconds}`)
  if (!isKnown(request, etag)) return content
  reply.code(304)
  return ''
}

const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()))

/** Successful answers of these calls are cached per language; refusals are not. */
export function cacheAnswers(http: FastifyInstance, endpoints: readonly Endpoint[], seconds: number) {
  const paths = new Set(endpoints.map(({ path }) => path))
  http.addHook('onSend', (request, reply, payload, done) => {
    if (!paths.has(request.routeOptions.url ?? '') || reply.statusCode !== 200 || typeof payload !== 'string')
      return done(null, payload)
    const { lang } = request.query as { lang?: unknown }
    if (isLang(lang)) reply.header('content-language', lang)
    reply.header('vary', 'Accept-Language, Origin')
    done(null, withCacheHeaders(request, reply, payload, seconds))
  })
}
