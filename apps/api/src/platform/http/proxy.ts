import { isLoopback } from '@fareeq/domain/kernel/network.ts'
import { compile } from '@fastify/proxy-addr'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import type { Platform } from '../platform.ts'

const FORWARDED = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']

/** Whether an address is one of our proxies. The caller is the last address of X-Forwarded-For that is none. */
export function trustedProxies({ TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>): (address: string | undefined) => boolean {
  const isTrusted = compile([...TRUST_PROXY])
  return (address) => address !== undefined && isTrusted(address, 0)
}

/** Whether a proxy forwarded it, ours or another. */
export const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  FORWARDED.some((name) => name in headers)

/** Behind an unconfigured proxy all callers share one address and its rate limits: the operator is warned. */
export function warnOfProxy(http: FastifyInstance, { env, log }: Platform) {
  if (!env.production) return
  const isTrusted = trustedProxies(env)
  let warned = false
  http.addHook('onRequest', (request, _reply, done) => {
    if (!warned && isLoopback(request.ip) && isForwarded(request) && !isTrusted(request.socket.remoteAddress)) {
      warned = true
      log.warn(
        {},
        'requests come through a proxy on this machine: set TRUST_PROXY=127.0.0.0/8,::1, or all people share one rate limit',
      )
    }
    done()
  })
}
