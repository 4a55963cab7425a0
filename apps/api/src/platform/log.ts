import { pino, type Logger } from 'pino'

export type Log = Logger

/** Structured logs; credentials and personal data are redacted. */
export const createLog = (options: { level: string }): Log =>
  pino({
    level: options.level,
    base: null,
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
