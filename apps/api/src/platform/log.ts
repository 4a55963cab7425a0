import { pino, type Logger } from 'pino'
import type { Build } from './build.ts'
import { currentTraceId } from './tracing/current-span.ts'

export type Log = Logger

/** Structured logs, each line with who wrote it; credentials and personal data are redacted. */
export const createLog = ({ level, build }: { level: string; build?: Build }): Log =>
  pino({
    level,
    base: build ? { ...build } : null,
    mixin() {
      const trace = currentTraceId()
      return trace ? { trace } : {}
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutRow },
    redact: {
      paths: [
        '*.authorization',
        '*.cookie',
        '*.otpCode',
        '*.access_token',
        '*.token',
        '*.phone',
        '*.email',
        'authorization',
        'cookie',
        'otpCode',
        'access_token',
        'token',
        'phone',
        'email',
      ],
      censor: '[hidden]',
    },
  })

/** PostgreSQL quotes the offending row ("Key (email)=(…)"): only code and message are logged. */
function withoutRow(error: Error) {
  const { detail: _, where: __, ...rest } = pino.stdSerializers.err(error) as unknown as Record<string, unknown>
  return rest
}
