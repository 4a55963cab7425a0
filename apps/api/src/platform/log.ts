import { pino, type Logger } from 'pino'

export type Log = Logger

/** Structured logs; whatever could open an account or name a person is cut out before it is written. */
export const createLog = (options: { level: string; pretty?: boolean }): Log =>
  pino({
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        '*.authorization',
        '*.cookie',
        '*.otpCode',
        '*.code',
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
