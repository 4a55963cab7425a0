import { isLoopback } from '@fareeq/domain/kernel/network.ts'
import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Platform } from '../platform.ts'
import type { Admission } from './admission.ts'
import { isForwardedByStranger, trustedProxies } from './proxy.ts'

/** Request times by route pattern, never by path: ids must not become labels. */
export function measure(http: FastifyInstance, platform: Platform, admission: Admission) {
  const isChatty = platform.log.isLevelEnabled('debug')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from the request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused unseen because of overload',
    registers: [registry],
  })
  // Label lookup costs more than counting: memoised.
  const counters = new Map<string, { observe(value: number): void }>()
  const counterOf = (method: string, route: string, status: number) => {
    const key = `${method} ${route} ${status}`
    const counter = counters.get(key) ?? seconds.labels(method, route, String(status))
    counters.set(key, counter)
    return counter
  }
  http.addHook('onResponse', (request, reply, done) => {
    const { method, log, id: reqId } = request
    const { statusCode: status, elapsedTime } = reply
    const route = request.routeOptions.url ?? 'unknown'
    counterOf(method, route, status).observe(elapsedTime / 1000)
    if (status >= 500 && !admission.isRefused(request.raw))
      log.error({ reqId, method, route, status, ms: Math.round(elapsedTime) }, 'answered')
    else if (isChatty) log.debug({ reqId, method, route, status, ms: Math.round(elapsedTime) }, 'answered')
    done()
  })
  const isTrusted = trustedProxies(platform.env)
  http.get('/metrics', async (request, reply) => {
    // Metrics are for the operator: in production only for requests from the machine itself. Forwarded requests are
    // recognised by their headers even when the proxy is not in TRUST_PROXY.
    const isHidden = isForwardedByStranger(request, isTrusted)
    if (platform.env.production && (isHidden || !isLoopback(request.ip))) return reply.callNotFound()
    shed.reset()
    shed.inc(admission.refusals())
    return reply.header('content-type', registry.contentType).send(await registry.metrics())
  })
}
