import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import type { Endpoint } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { REQUEST_QUERY_TIMEOUT, withQueryTimeout } from '../db/connections/query-timeout.ts'
import type { TraceExport } from '../tracing/tracing.ts'
import type { Platform } from '../platform.ts'
import { createAdmission, watchThread } from './admission.ts'
import { allowOrigins } from './cors.ts'
import { TIMEOUTS, limitBodies, limitConnections } from './connection-limits.ts'
import { answerError, answerUnreadable } from './errors.ts'
import { measure } from './metrics.ts'
import { trustedProxies, warnOfProxy } from './proxy.ts'
import { RAW_TYPE } from './raw-body.ts'
import { guardSecurity, secureHeaders } from './security.ts'
import { shutDownGracefully } from './shutdown.ts'

/** The HTTP server with the list of its endpoints, which OpenAPI and the tests read. */
export type Server = {
  http: FastifyInstance
  platform: Platform
  served: Endpoint[]
  /** What a replica may answer. */
  replicaReads: ReadonlySet<Endpoint>
}

const BODY_LIMIT = 1024 * 1024
/** Load shedding: beyond this many requests in flight a quick 503 is better than slow answers for all. */
const MAX_IN_FLIGHT = 1000
/** Longer than the 60 s of most proxies, so that the proxy closes idle connections first. */
const KEEP_ALIVE = 72 * SECOND

const CONNECTIONS = {
  keepAliveTimeout: KEEP_ALIVE,
  requestTimeout: TIMEOUTS.upload,
  headersTimeout: TIMEOUTS.headers,
  connectionsCheckingInterval: 5 * SECOND,
}

export type ServerOptions = {
  maxInFlight?: number
  bodyTimeout?: number
  /** Whether the database is saturated. */
  isBusy?: () => boolean
  tracing?: TraceExport | undefined
  replicaReads?: ReadonlySet<Endpoint>
}

/** Request id of the caller, for the log and the answer. */
const REQUEST_ID = /^[\w.:-]{1,64}$/

export function createServer(
  platform: Platform,
  { maxInFlight = MAX_IN_FLIGHT, bodyTimeout = TIMEOUTS.body, isBusy, tracing, ...options }: ServerOptions = {},
): Server {
  const loggerInstance: FastifyBaseLogger = platform.log
  const thread = watchThread()
  const admission = createAdmission(platform, {
    maxInFlight,
    maxWhenBusy: platform.env.CALLS_WHEN_BUSY ?? platform.env.DATABASE_POOL,
    isBusy: () => isBusy?.() === true || thread.isBusy(),
  })
  const http = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    serverFactory: (handle) => createHttpServer(CONNECTIONS, admission.gate(handle)),
    // The caller is the last hop that is no proxy of ours; earlier entries of X-Forwarded-For can be forged.
    trustProxy: trustedProxies(platform.env),
    requestIdHeader: false,
    genReqId: requestId,
    // No child logger per request, which is seldom used: log calls pass the request id themselves.
    childLoggerFactory: (log) => log,
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors(error, request, reply) {
      secureHeaders(request, reply, platform.env)
      answerError(error, request, reply)
    },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  })
  readJson(http)
  guardSecurity(http, platform.env)
  allowOrigins(http, platform.env)
  warnOfProxy(http, platform)
  limitConnections(http, platform.env)
  limitBodies(http, bodyTimeout)
  http.addHook('onClose', async () => thread.stop())
  admission.count(http)
  measure(http, platform, admission)
  tracing?.requests(http)
  shutDownGracefully(http)
  // After the body was read: its parser would lose the async context.
  http.addHook('preHandler', (_request, _reply, done) => withQueryTimeout(REQUEST_QUERY_TIMEOUT, done))
  http.setErrorHandler(answerError)
  http.setNotFoundHandler((request, reply) => answerError(new Refusal(platformErrors.not_found), request, reply))
  return { http, platform, served: [], replicaReads: options.replicaReads ?? new Set() }
}

function requestId({ headers }: IncomingMessage): string {
  const requestId = headers['x-request-id']
  return typeof requestId === 'string' && REQUEST_ID.test(requestId) ? requestId : randomUUID()
}

/** PostgreSQL can store neither NUL nor a lone surrogate. */
const isKeepable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Fast path: only an escape sequence can produce these, so other texts are not checked again. */
const DOUBTFUL = /\\u|__proto__/

/** Declared as UTF-8, or without a charset. */
const UTF8 = /^(?!.*charset=)|charset="?utf-?8"?\s*(;|$)/i

/** Parses JSON that the database can store; multipart only where an endpoint accepts it. */
function readJson(http: FastifyInstance) {
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, ({ headers }, bytes, done) => {
    if (!UTF8.test(headers['content-type'] ?? '')) return done(new Refusal(platformErrors.unsupported_media))
    if (bytes.length === 0) return done(null, undefined)
    // Other encodings would be misread.
    if (!isUtf8(bytes as Buffer)) return done(new Refusal(platformErrors.broken_json))
    const text = bytes.toString()
    try {
      done(null, JSON.parse(text, DOUBTFUL.test(text) ? readValue : undefined))
    } catch {
      done(new Refusal(platformErrors.broken_json))
    }
  })
  http.addContentTypeParser('multipart/form-data', ({ routeOptions }, _payload, done) =>
    done(routeOptions.config.upload ? null : new Refusal(platformErrors.unsupported_media)),
  )
  http.addContentTypeParser(RAW_TYPE, ({ routeOptions }, _payload, done) =>
    done(routeOptions.config.upload ? null : new Refusal(platformErrors.unsupported_media)),
  )
  http.addHook('onRequest', (request, _reply, done) =>
    done(/%00/.test(request.url) ? new Refusal(platformErrors.broken_json) : undefined),
  )
}

function readValue(key: string, value: unknown): unknown {
  if (!isKeepable(key) || (typeof value === 'string' && !isKeepable(value))) throw new SyntaxError('not text')
  return key === '__proto__' ? undefined : value
}
