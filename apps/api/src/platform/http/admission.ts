import type { IncomingMessage } from 'node:http'
import { isLoopback, networkOf } from '@fareeq/domain/kernel/network.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { SECOND } from '@fareeq/domain/kernel/time.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import type { Traffic } from '../traffic.ts'
import { answerUnreadable } from './errors.ts'

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

/** Counts a request as load until its answer is made: whoever reads slowly costs nothing more. */
export type Admit = (reply: FastifyReply) => void

/**
 * Load is counted once the body is there: a request that never ends its body is no work, only a connection. What is
 * already too much is refused before its body is read.
 */
export function shedLoad(http: FastifyInstance, traffic: Traffic, most: number): Admit {
  const leaving = new WeakMap<FastifyReply, () => void>()
  const admit: Admit = (reply) => {
    const { nth, leave } = traffic.enter()
    leaving.set(reply, leave)
    reply.raw.once('close', leave)
    if (nth > most) throw new Refusal(platformErrors.unavailable)
  }
  const isCounted = ({ routeOptions: { config } }: FastifyRequest) => !config.lasting && !config.upload
  http.addHook('onRequest', (request, _reply, done) => {
    const isFull = !request.routeOptions.config.lasting && traffic.size() >= most
    done(isFull ? new Refusal(platformErrors.unavailable) : undefined)
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
  return admit
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** A body that is not there in time is given up, and its connection with it. */
export function limitBodies(http: FastifyInstance, patience: number) {
  http.addHook('preParsing', ({ raw, routeOptions }, _reply, payload, done) => {
    if (hasBody(raw) && !routeOptions.config.upload) {
      const late = setTimeout(() => answerUnreadable({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket), patience)
      const inTime = () => clearTimeout(late)
      raw.once('end', inTime).once('close', inTime)
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
