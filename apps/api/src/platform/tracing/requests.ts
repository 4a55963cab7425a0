import { type Span, SpanKind } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { currentSpan } from './current-span.ts'
import type { Tracer } from './tracer.ts'

/** A span of each request, by its route pattern: an address may contain an id or what somebody typed. */
export function traceRequests(http: FastifyInstance, tracer: Tracer) {
  const spans = new WeakMap<FastifyRequest, Span>()
  http.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, id } = request
    const route = request.routeOptions.url ?? 'unknown'
    const attributes = { 'http.request.method': method, 'http.route': route, 'fareeq.request_id': id }
    const parent = headers['traceparent']
    spans.set(
      request,
      tracer.begin(`${method} ${route}`, {
        kind: SpanKind.SERVER,
        attributes,
        parent: typeof parent === 'string' ? parent : undefined,
      }),
    )
    done()
  })
  // After the body was read: its parser would lose the async context.
  http.addHook('preHandler', (request, _reply, done) => currentSpan.run(spans.get(request), done))
  http.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request)?.setAttribute('http.response.status_code', statusCode)
    if (span) tracer.end(span, statusCode >= 500 ? 'server error' : undefined)
    done()
  })
}
