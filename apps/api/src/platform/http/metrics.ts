import { isLoopback } from '@fareeq/domain/kernel/network.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallGroup } from '../metrics/recent-calls.ts'
import type { Platform } from '../platform.ts'
import type { Admission } from './admission.ts'
import { isForwarded } from './proxy.ts'

/** A slower answer is counted as slow on the status page. */
const SLOW = 2 * SECOND

/** Request times by route pattern, never by path: ids must not become labels. */
export function measure(http: FastifyInstance, platform: Platform, admission: Admission) {
  const { env, log, metrics, scheduler } = platform
  const level = env.ACCESS_LOG ? 'info' : 'debug'
  const isChatty = log.isLevelEnabled(level)
  const seconds = metrics.histogram({
    name: 'fareeq_http_request_duration_seconds',
    help: 'Time from the request to its answer',
    labels: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
  })
  metrics.counter(
    { name: 'fareeq_http_requests_shed_total', help: 'Requests refused unseen because of overload' },
    () => admission.refusals(),
  )
  metrics.gauge({ name: 'fareeq_http_requests_in_flight', help: 'Requests that are being answered' }, () =>
    scheduler.size(),
  )
  // Label lookup costs more than counting: memoised.
  const timers = new Map<string, { observe(value: number): void }>()
  const timerOf = (method: string, route: string, status: number) => {
    const key = `${method} ${route} ${status}`
    const timer = timers.get(key) ?? seconds.labels(method, route, String(status))
    timers.set(key, timer)
    return timer
  }
  http.addHook('onResponse', (request, reply, done) => {
    const { method, id: reqId } = request
    const { statusCode: status, elapsedTime } = reply
    const { url: route = 'unknown', config } = request.routeOptions
    timerOf(method, route, status).observe(elapsedTime / SECOND)
    // How long an upload or a stream takes is not up to us.
    if (!config.longLived && !config.upload)
      metrics.recent.add(groupOf(route), status >= 500 ? 'failed' : elapsedTime > SLOW ? 'slow' : 'ok')
    const line = () => ({ reqId, method, route, status, ms: Math.round(elapsedTime) })
    if (status >= 500 && !admission.isRefused(request.raw)) log.error(line(), 'answered')
    else if (isChatty) log[level](line(), 'answered')
    done()
  })
  http.get('/metrics', async (request, reply) => {
    // With a listener of their own they are nowhere else.
    if (env.METRICS_PORT !== undefined || !isOperator(request)) return reply.callNotFound()
    return reply.header('content-type', metrics.contentType).send(await metrics.text())
  })
}

/** Of the machine itself, by the connection: what a header says of the caller's address, a stranger may have written. */
const isOperator = (request: FastifyRequest): boolean =>
  isLoopback(request.socket.remoteAddress ?? '') && !isForwarded(request)

function groupOf(route: string): CallGroup {
  if (/^\/api\/(?:ops\/)?auth\//.test(route)) return 'sign_in'
  return route.startsWith('/api/rooms') ? 'video_calls' : 'pages'
}
