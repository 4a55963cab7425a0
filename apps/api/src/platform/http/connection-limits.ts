import type { IncomingMessage } from 'node:http'
import { isLoopback, networkOf } from '@fareeq/domain/kernel/network.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { answerUnreadable } from './errors.ts'
import { trustedProxies } from './proxy.ts'

/** JSON bodies are small; an upload on a slow line takes longer. */
export const TIMEOUTS = { body: 20 * SECOND, upload: 120 * SECOND, headers: 20 * SECOND }

export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Request body timeout; closes the connection. */
export function limitBodies(http: FastifyInstance, timeout: number) {
  http.addHook('preParsing', ({ raw, routeOptions }, reply, payload, done) => {
    if (hasBody(raw) && !routeOptions.config.upload) {
      const timer = setTimeout(() => answerUnreadable({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket), timeout)
      const inTime = () => clearTimeout(timer)
      raw.once('end', inTime).once('close', inTime)
      // Answered before the body ended: the timeout is cleared.
      reply.raw.once('finish', inTime).once('close', inTime)
    }
    done(null, payload)
  })
}

/** Connection limit per network. A proxy or the machine itself is exempt: its connections belong to many people. */
export function limitConnections(http: FastifyInstance, env: Env) {
  const { CONNECTIONS_PER_NETWORK: max } = env
  const isTrusted = trustedProxies(env)
  const open = new Map<string, number>()
  http.server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    if (isLoopback(remoteAddress) || isTrusted(remoteAddress)) return
    const network = networkOf(remoteAddress)
    const count = (open.get(network) ?? 0) + 1
    if (count > max) return void socket.destroy()
    open.set(network, count)
    socket.once('close', () => {
      const remaining = open.get(network)! - 1
      if (remaining > 0) open.set(network, remaining)
      else open.delete(network)
    })
  })
}
