import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { MARK_HEADER } from '../events/streams.ts'
import { BUILD_HEADER } from '../pages/pages.ts'

/** Read by the browser client: CORS hides all others. */
const EXPOSED = [
  'content-disposition',
  'content-language',
  'retry-after',
  'x-request-id',
  MARK_HEADER,
  BUILD_HEADER,
  'location',
  'upload-offset',
  'upload-length',
  'tus-resumable',
].join(', ')

type Cors = Pick<Env, 'WEB_ORIGINS'>
type Headers = Readonly<Record<string, string>>

/** For pages of the configured origins; with credentials, because the return from Google is remembered in a cookie. */
export const corsHeaders = ({ WEB_ORIGINS }: Cors, origin: string | undefined): Headers =>
  origin !== undefined && WEB_ORIGINS.includes(origin)
    ? {
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': EXPOSED,
      }
    : {}

/** Seconds for which a browser remembers the answer to a preflight. */
const PREFLIGHT_SECONDS = 7200

/** CORS for `WEB_ORIGINS`. Without any there are no headers at all: pages and API are one origin. */
export function allowOrigins(http: FastifyInstance, env: Cors) {
  if (env.WEB_ORIGINS.length === 0) return
  http.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) return done()
    const { origin, 'access-control-request-method': method, 'access-control-request-headers': names } = request.headers
    const headers = corsHeaders(env, origin)
    reply.header('vary', 'Origin').headers(headers)
    if (request.method !== 'OPTIONS' || !method) return done()
    if (!headers['access-control-allow-origin']) return done(new Refusal(platformErrors.not_found))
    void reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', names ?? '')
      .header('access-control-max-age', String(PREFLIGHT_SECONDS))
      .send()
  })
}
