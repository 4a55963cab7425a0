import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

/** The span of the current async context; nobody enters one while tracing is off. */
export const currentSpan = new AsyncLocalStorage<Span | undefined>()

export const currentTraceId = (): string | undefined => currentSpan.getStore()?.spanContext().traceId

/** https://www.w3.org/TR/trace-context/#traceparent-header */
export function currentTraceparent(): string | undefined {
  const context = currentSpan.getStore()?.spanContext()
  return context && `00-${context.traceId}-${context.spanId}-${String(context.traceFlags).padStart(2, '0')}`
}
