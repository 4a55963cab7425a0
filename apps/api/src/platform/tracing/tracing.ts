import { type Context, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { TracerProvider, BatchSpanProcessor, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import { currentSpan } from './current-span.ts'
import { traceRequests } from './requests.ts'
import type { Tracer } from './tracer.ts'
import { subscribeChannels } from './subscriptions.ts'

export type Settings = {
  /** Base address of an OTLP collector: `http://127.0.0.1:4318`. */
  url: string
  /** Share of the traces that are kept. */
  share: number
  resource: { node: string; version: string; commit: string; roles: string }
}

/** Traces of this process; the libraries are loaded with this file, which is imported only when there is an address. */
export type TraceExport = { requests(http: FastifyInstance): void; stop(): Promise<void> }

export function startTracing({ url, share, resource: { node, version, commit, roles } }: Settings): TraceExport {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'fareeq',
      'service.version': version,
      'service.instance.id': node,
      'fareeq.commit': commit,
      'fareeq.roles': roles,
    }),
    // By the trace id alone, so that every process decides alike, and a caller's flag cannot ask for more.
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${url}/v1/traces` }) })],
  })
  const source = provider.getTracer('fareeq')
  const tracer: Tracer = {
    begin: (name, { kind, attributes, parent }) =>
      source.startSpan(name, { kind, ...(attributes && { attributes }) }, parentContext(parent)),
    end(span, error) {
      if (error !== undefined) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
      }
      span.end()
    },
  }
  const unsubscribe = subscribeChannels(tracer)
  return {
    requests: (http) => traceRequests(http, tracer),
    async stop() {
      unsubscribe()
      await provider.shutdown()
    },
  }
}

const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

/** The caller's span by its `traceparent`, or the span of the async context. */
function parentContext(traceparent: string | undefined): Context {
  const [, traceId, spanId] = TRACEPARENT.exec(traceparent ?? '') ?? []
  if (traceId && spanId) return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 1, isRemote: true })
  const span = currentSpan.getStore()
  return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT
}
