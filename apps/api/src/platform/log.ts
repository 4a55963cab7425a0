import { pino, type Logger } from 'pino'

export type Log = Logger

/** Structured logs; whatever could open an account or name a person is cut out before it is written. */
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

/** PostgreSQL quotes the row at fault ("Key (email)=(…)"): its code and message are enough to mend things. */
function withoutRow(error: Error) {
  const { detail: _, where: __, ...rest } = pino.stdSerializers.err(error) as unknown as Record<string, unknown>
  return rest
}
