import { hostname } from 'node:os'
import * as z from 'zod/mini'
import { onOff, port, share, webUrl } from './env-values.ts'

/** Logs, metrics and traces. */
export const monitoringSettings = {
  LOG_LEVEL: z.optional(z.literal(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
  /** Name of this process in logs and traces. */
  NODE_NAME: z._default(
    z.string().check(z.regex(/^[\w.:-]{1,64}$/, 'must be letters, digits and . : - _')),
    hostname(),
  ),
  /** A line in the log for each answer. */
  ACCESS_LOG: z._default(onOff(), false),
  /** Listener for the metrics, apart from that of the people. */
  METRICS_PORT: z.optional(port()),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  /** OTLP collector for traces: `http://127.0.0.1:4318`. */
  OTLP_URL: z.optional(webUrl()),
  OTLP_SHARE: z._default(share(), 0.1),
}

type MetricsEnv = { NODE_ENV: string; METRICS_PORT?: number | undefined; METRICS_TOKEN?: string | undefined }

export function* unfinishedMetrics(env: MetricsEnv): Generator<string> {
  if (env.METRICS_TOKEN && env.METRICS_PORT === undefined)
    yield 'METRICS_TOKEN needs METRICS_PORT: the figures have a listener of their own'
  if (env.METRICS_PORT !== undefined && !env.METRICS_TOKEN && env.NODE_ENV === 'production')
    yield 'METRICS_PORT needs METRICS_TOKEN: without one every machine of the network reads the figures'
}
