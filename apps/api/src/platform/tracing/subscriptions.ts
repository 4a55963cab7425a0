import { subscribe, type TracingChannel, unsubscribe } from 'node:diagnostics_channel'
import { type Span, SpanKind } from '@opentelemetry/api'
import { type TracedCall, type TracedJob, type TracedQuery, callChannel, jobChannel, queryChannel } from './channels.ts'
import { currentSpan, currentTraceparent } from './current-span.ts'
import { statementSpanName } from './span-names.ts'
import type { Tracer } from './tracer.ts'

/** What node:diagnostics_channel says of a call that failed. */
type Failed = { span?: Span | undefined; error?: unknown }

/** Makes spans of what the channels tell; returns the function that ends it. */
export function subscribeChannels(tracer: Tracer): () => void {
  // Without a request or a job around it a statement is no part of a trace: polling would be most of what is sent.
  const beginQuery = ({ text }: TracedQuery) =>
    currentSpan.getStore() &&
    tracer.begin(statementSpanName(text), { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } })
  const beginCall = ({ provider, operation }: TracedCall) =>
    tracer.begin(`${provider} ${operation}`, {
      kind: SpanKind.CLIENT,
      attributes: { 'fareeq.provider': provider, 'fareeq.operation': operation },
    })
  const beginJob = ({ job, attempt, traceparent }: TracedJob) =>
    tracer.begin(`job ${job}`, {
      kind: SpanKind.CONSUMER,
      attributes: { 'fareeq.job': job, 'fareeq.attempt': attempt },
      parent: traceparent,
    })
  const stops = [
    follow(tracer, queryChannel, beginQuery),
    follow(tracer, callChannel, beginCall),
    follow(tracer, jobChannel, beginJob),
    handOn(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function follow<Message extends { span?: Span | undefined }>(
  tracer: Tracer,
  channel: TracingChannel<Span | undefined, Message>,
  begin: (message: Message) => Span | undefined,
): () => void {
  channel.start.bindStore(currentSpan, (message) => (message.span = begin(message)))
  const subscribers = {
    asyncEnd({ span, error }: Failed) {
      if (span) tracer.end(span, error)
    },
    // A call that throws before it returns a promise has no asynchronous end.
    end({ span, error }: Failed) {
      if (span && error !== undefined) tracer.end(span, error)
    },
  }
  channel.asyncEnd.subscribe(subscribers.asyncEnd as (message: unknown) => void)
  channel.end.subscribe(subscribers.end as (message: unknown) => void)
  return () => {
    channel.start.unbindStore(currentSpan)
    channel.asyncEnd.unsubscribe(subscribers.asyncEnd as (message: unknown) => void)
    channel.end.unsubscribe(subscribers.end as (message: unknown) => void)
  }
}

const FETCH = 'undici:request:create'

/** `traceparent` on the requests that `fetch` makes inside a span. */
function handOn(): () => void {
  const add = (message: unknown) => {
    const traceparent = currentTraceparent()
    if (traceparent)
      (message as { request: { addHeader(name: string, value: string): void } }).request.addHeader(
        'traceparent',
        traceparent,
      )
  }
  subscribe(FETCH, add)
  return () => void unsubscribe(FETCH, add)
}
