import { isLoopback } from '@fareeq/domain/kernel/network.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../platform.ts'

const FORWARDED = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']

/** Whether a proxy forwarded it, configured or not. */
export const isForwarded = ({ headers }: FastifyRequest): boolean => FORWARDED.some((name) => name in headers)

/** Behind an unconfigured proxy all callers share one address and its rate limits: the operator is warned. */
export function warnOfProxy(http: FastifyInstance, { env, log }: Platform) {
  if (env.TRUST_PROXY || !env.production) return
  let warned = false
  http.addHook('onRequest', (request, _reply, done) => {
    if (!warned && isLoopback(request.ip) && isForwarded(request)) {
      warned = true
      log.warn(
        {},
        'requests come through a proxy on this machine: set TRUST_PROXY=on, or all people share one rate limit',
      )
    }
    done()
  })
}
