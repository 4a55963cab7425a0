import type { IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import { langFromHeader } from '@fareeq/domain/kernel/locale.ts'
import { isLoopback, networkOf } from '@fareeq/domain/kernel/network.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal, refusalAnswer } from '@fareeq/domain/kernel/refusal.ts'
import { SECOND } from '@fareeq/domain/kernel/time.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import type { Platform } from '../platform.ts'
import { RETRY_AFTER_SECONDS, answerUnreadable } from './errors.ts'
import { secureHeaders } from './security.ts'

/** A body of JSON is small; a file on a slow line takes longer. */
export const PATIENCE = { body: 20 * SECOND, upload: 120 * SECOND, headers: 20 * SECOND }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Waits for hours without working, so it does not count as load. */
    lasting?: boolean
    /** Reads the file of a form itself, after it has looked at who sends it. */
    upload?: boolean
  }
}

export type Room = {
  /** So many at once, whatever they wait for. */
  most: number
  /**
   * So many calls of the API once `isBusy` and as many have been at work for a while: more of them would only wait
   * longer for the same work. What comes in one go and is over soon is served whole.
   */
  mostWhenBusy: number
  isBusy: () => boolean
}

/** Refused before anything was done for them; there may be thousands, so each is cheap, and none is written to the log. */
const shed = new WeakSet<FastifyReply>()
export const isShed = (reply: FastifyReply): boolean => shed.has(reply)

const REFUSAL = new Refusal(platformErrors.unavailable)
const SAID = { ar: JSON.stringify(refusalAnswer(REFUSAL, 'ar')), en: JSON.stringify(refusalAnswer(REFUSAL, 'en')) }

function refuseAtOnce(request: FastifyRequest, reply: FastifyReply, env: Env) {
  shed.add(reply)
  const lang = langFromHeader(request.headers['accept-language'])
  secureHeaders(request, reply, env)
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.setHeader('content-type', 'application/json; charset=utf-8').setHeader('content-language', lang)
  raw.setHeader('retry-after', String(RETRY_AFTER_SECONDS)).writeHead(503).end(SAID[lang])
}

/**
 * Load is counted once the body is there: a request that never ends its body is no work, only a connection. What is
 * already too much is refused before its body is read. Files have queues of their own, and wait there.
 */
export function shedLoad(http: FastifyInstance, { traffic, env }: Pick<Platform, 'traffic' | 'env'>, room: Room) {
  const leaving = new WeakMap<FastifyReply, () => void>()
  let [fullSince, lastFull] = [0, 0]
  const isStanding = () => {
    if (traffic.size() < room.mostWhenBusy) return false
    const now = performance.now()
    if (now - lastFull > GAP) fullSince = now
    lastFull = now
    return now - fullSince > STANDING
  }
  const mostFor = ({ url }: FastifyRequest) =>
    url.startsWith('/api/') && isStanding() && room.isBusy() ? Math.min(room.mostWhenBusy, room.most) : room.most
  /** Until the answer is made: whoever reads slowly costs nothing more. */
  const admit = (reply: FastifyReply) => {
    const { nth, leave } = traffic.enter()
    leaving.set(reply, leave)
    reply.raw.once('close', leave)
    if (nth > room.most) throw REFUSAL
  }
  const isCounted = ({ routeOptions: { config } }: FastifyRequest) => !config.lasting && !config.upload
  http.addHook('onRequest', (request, reply, done) => {
    if (isCounted(request) && traffic.size() >= mostFor(request)) refuseAtOnce(request, reply, env)
    else done()
  })
  http.addHook('preValidation', (request, reply, done) => {
    try {
      if (isCounted(request)) admit(reply)
      done()
    } catch (error) {
      done(error as Refusal)
    }
  })
  http.addHook('onSend', (_request, reply, _payload, done) => {
    leaving.get(reply)?.()
    done()
  })
}

/** A crowd that has not gone after this is no longer one that came in one go. */
const STANDING = SECOND
/** So long nobody found us full: the next crowd is another one. */
const GAP = SECOND

const LOOK_EVERY = 0.1 * SECOND
const BUSY = 0.9

/** Whether this thread has hardly a moment to itself. */
export function watchThread(http: FastifyInstance): () => boolean {
  let last = performance.eventLoopUtilization()
  let isBusy = false
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    isBusy = performance.eventLoopUtilization(now, last).utilization > BUSY
    last = now
  }, LOOK_EVERY).unref()
  http.addHook('onClose', async () => clearInterval(timer))
  return () => isBusy
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** A body that is not there in time is given up, and its connection with it. */
export function limitBodies(http: FastifyInstance, patience: number) {
  http.addHook('preParsing', ({ raw, routeOptions }, reply, payload, done) => {
    if (hasBody(raw) && !routeOptions.config.upload) {
      const late = setTimeout(() => answerUnreadable({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket), patience)
      const inTime = () => clearTimeout(late)
      raw.once('end', inTime).once('close', inTime)
      // Who was answered before the end of the body is waited for no more.
      reply.raw.once('finish', inTime).once('close', inTime)
    }
    done(null, payload)
  })
}

/** One network may open so many connections. Those of a proxy, or of the machine itself, belong to many people. */
export function limitConnections(http: FastifyInstance, { TRUST_PROXY, CONNECTIONS_PER_NETWORK: most }: Env) {
  if (TRUST_PROXY) return
  const open = new Map<string, number>()
  http.server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    if (isLoopback(remoteAddress)) return
    const network = networkOf(remoteAddress)
    const count = (open.get(network) ?? 0) + 1
    if (count > most) return void socket.destroy()
    open.set(network, count)
    socket.once('close', () => {
      const left = open.get(network)! - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
