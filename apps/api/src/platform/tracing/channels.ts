import { tracingChannel } from 'node:diagnostics_channel'
import type { Span } from '@opentelemetry/api'

// What may become a span is told on channels of node:diagnostics_channel: the libraries of OpenTelemetry subscribe when there
// is an OTLP_URL, and otherwise are not loaded; without a subscriber a call costs one comparison.

type Traced = { span?: Span | undefined }
export type TracedQuery = Traced & { text: string }
export type TracedCall = Traced & { provider: string; operation: string }
export type TracedJob = Traced & { job: string; attempt: number; traceparent: string | undefined }

export const queryChannel = tracingChannel<Span | undefined, TracedQuery>('fareeq.query')
export const callChannel = tracingChannel<Span | undefined, TracedCall>('fareeq.call')
export const jobChannel = tracingChannel<Span | undefined, TracedJob>('fareeq.job')

/** A statement; the channel is given its text with placeholders, never its values. */
export const traceQuery = <T>(text: string, run: () => Promise<T>): Promise<T> =>
  queryChannel.hasSubscribers ? queryChannel.tracePromise(run, { text }) : run()

/** A call of the outside world. */
export const traceCall = <T>(call: { provider: string; operation: string }, run: () => Promise<T>): Promise<T> =>
  callChannel.hasSubscribers ? callChannel.tracePromise(run, { ...call }) : run()

/** A job, as a part of the request or job that queued it. */
export const traceJob = <T>(job: Omit<TracedJob, 'span'>, run: () => Promise<T>): Promise<T> =>
  jobChannel.hasSubscribers ? jobChannel.tracePromise(run, job) : run()
