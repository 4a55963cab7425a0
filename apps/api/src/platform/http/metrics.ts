import type { FastifyInstance } from 'fastify'
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Platform } from '../platform.ts'

/** Request times by route pattern, never by path: ids must not become labels. */
export function measure(http: FastifyInstance, platform: Platform) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from the request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  http.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    seconds.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000)
    request.log[reply.statusCode >= 500 ? 'error' : 'debug'](
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    done()
  })
  http.get('/metrics', async (request, reply) => {
    // Figures are for the operator: in production they are read from the machine itself or through its proxy.
    if (platform.env.production && !isLoopback(request.ip)) return reply.callNotFound()
    return reply.header('content-type', registry.contentType).send(await registry.metrics())
  })
}

const isLoopback = (address: string) => address === '::1' || /^(::ffff:)?127\./.test(address)
