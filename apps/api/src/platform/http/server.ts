import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import type { Endpoint } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { SECOND } from '@fareeq/domain/kernel/time.ts'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { REQUEST_QUERY_TIMEOUT, withQueryTimeout } from '../db/query-timeout.ts'
import type { Platform } from '../platform.ts'
import { createAdmission, watchThread } from './admission.ts'
import { TIMEOUTS, limitBodies, limitConnections } from './connection-limits.ts'
import { answerError, answerUnreadable } from './errors.ts'
import { measure } from './metrics.ts'
import { warnOfProxy } from './proxy.ts'
import { guardSecurity, secureHeaders } from './security.ts'
import { shutDownGracefully } from './shutdown.ts'

/** The HTTP side of the house: what is served, in one list that OpenAPI and the tests read. */
export type Server = { http: FastifyInstance; platform: Platform; served: Endpoint[] }

const BODY_LIMIT = 1024 * 1024
/** Beyond this many requests at once, a quick "later" serves people better than a slow answer to everybody. */
const MOST_IN_FLIGHT = 1000
/** Longer than the 60 s of most proxies: the one who sends knows that the connection ends. */
const KEEP_ALIVE = 72 * SECOND

const CONNECTIONS = {
  keepAliveTimeout: KEEP_ALIVE,
  requestTimeout: TIMEOUTS.upload,
  headersTimeout: TIMEOUTS.headers,
  connectionsCheckingInterval: 5 * SECOND,
}

export type ServerOptions = {
  mostInFlight?: number
  bodyTimeout?: number
  /** Whether what stands behind us, the database, has more to do than it can. */
  isBusy?: () => boolean
}

/** Callers may name their request, in a word: it is written to the log and sent back. */
const REQUEST_ID = /^[\w.:-]{1,64}$/

export function createServer(
  platform: Platform,
  { mostInFlight = MOST_IN_FLIGHT, bodyTimeout = TIMEOUTS.body, isBusy }: ServerOptions = {},
): Server {
  const loggerInstance: FastifyBaseLogger = platform.log
  const thread = watchThread()
  const admission = createAdmission(platform, {
    most: mostInFlight,
    mostWhenBusy: platform.env.CALLS_WHEN_BUSY ?? platform.env.DATABASE_POOL,
    isBusy: () => isBusy?.() === true || thread.isBusy(),
  })
  const http = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    serverFactory: (handle) => createHttpServer(CONNECTIONS, admission.gate(handle)),
    // The nearest proxy saw the caller; what it was told by others, the caller may have made up.
    trustProxy: platform.env.TRUST_PROXY && ((_address: string, hop: number) => hop === 0),
    requestIdHeader: false,
    genReqId: requestId,
    // A logger of its own for each request is seldom used: whoever has something to say names the request.
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
  warnOfProxy(http, platform)
  limitConnections(http, platform.env)
  limitBodies(http, bodyTimeout)
  http.addHook('onClose', async () => thread.stop())
  admission.count(http)
  measure(http, platform, admission)
  shutDownGracefully(http)
  // After the body was read: what reads it would lose it again.
  http.addHook('preHandler', (_request, _reply, done) => withQueryTimeout(REQUEST_QUERY_TIMEOUT, done))
  http.setErrorHandler(answerError)
  http.setNotFoundHandler((request, reply) => answerError(new Refusal(platformErrors.not_found), request, reply))
  return { http, platform, served: [] }
}

function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}

/** PostgreSQL can keep neither a NUL nor half of a character. */
const isKeepable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Only an escape can write what cannot be kept: a text without one needs no second look. */
const DOUBTFUL = /\\u|__proto__/

/** Said to be UTF-8, or not said to be anything else. */
const UTF8 = /^(?!.*charset=)|charset="?utf-?8"?\s*(;|$)/i

/** JSON, and only what can be kept; a file only where one is asked for. */
function readJson(http: FastifyInstance) {
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, ({ headers }, bytes, done) => {
    if (!UTF8.test(headers['content-type'] ?? '')) return done(new Refusal(platformErrors.unsupported_media))
    if (bytes.length === 0) return done(null, undefined)
    // What is not UTF-8 would be read as something nobody wrote.
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
  http.addHook('onRequest', (request, _reply, done) =>
    done(/%00/.test(request.url) ? new Refusal(platformErrors.broken_json) : undefined),
  )
}

function readValue(key: string, value: unknown): unknown {
  if (!isKeepable(key) || (typeof value === 'string' && !isKeepable(value))) throw new SyntaxError('not text')
  return key === '__proto__' ? undefined : value
}
