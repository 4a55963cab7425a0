import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'

/** API answers load nothing; pages set their own, wider policy. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
}

export function guardSecurity(http: FastifyInstance, env: Env) {
  http.addHook('onSend', (request, reply, _payload, done) => {
    secureHeaders(request, reply, env)
    done()
  })
}

export function secureHeaders(request: FastifyRequest, reply: FastifyReply, env: Env) {
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', API_POLICY)
  if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  reply.header('x-request-id', request.id).headers(EVERYWHERE)
  if (isHttpsOnly(env)) reply.headers(HTTPS_ONLY)
}

/** The same headers for API answers that bypass the framework. */
export const apiHeaders = (env: Env) => ({
  'content-security-policy': API_POLICY,
  'cache-control': 'no-store',
  ...EVERYWHERE,
  ...(isHttpsOnly(env) && HTTPS_ONLY),
})

const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
const isHttpsOnly = (env: Env) => env.production && env.PUBLIC_URL.startsWith('https:')
