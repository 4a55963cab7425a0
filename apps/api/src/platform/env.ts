import { resolve } from 'node:path'
import { unfinishedDatabase } from './env-database.ts'
import { type Drivers, driversOf, unwantedDrivers } from './env-drivers.ts'
import { unfinishedMetrics } from './env-monitoring.ts'
import { BadSettings, type Source, parseSettings } from './env-parse.ts'
import { ROLES } from './env-roles.ts'
import { unfinishedServices } from './env-services.ts'
import { type Settings, settings } from './env-settings.ts'
import { localSecret } from './secret-key.ts'
import { type Seller, sellerOf } from './seller.ts'

export type Env = Omit<Settings, 'SECRET_KEY' | 'PUBLIC_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'LOG_LEVEL'> &
  Drivers & {
    MAIL_FROM: string
    LOG_LEVEL: string
    DATA_DIR: string
    SECRET_KEY: string
    /** Key of links and codes. The database has it, sealed with SECRET_KEY, and `readTokenKey` reads it from there. */
    TOKEN_KEY: string
    PUBLIC_URL: string
    production: boolean
    seller: Seller
  }

/** The settings, parsed once at boot. A wrong one stops the start with a sentence that says what to correct. */
export function readEnv(source: Source): Env {
  const env = parseSettings(settings, source)
  const production = env.NODE_ENV === 'production'
  const problems = [...unfinished(env), ...(production ? [...missing(env), ...unwantedDrivers(env)] : [])]
  if (problems.length > 0) throw new BadSettings(problems.join('\n'))
  const DATA_DIR = resolve(env.DATA_DIR)
  const SECRET_KEY = env.SECRET_KEY ?? localSecret(DATA_DIR)
  const isLocalMail = !production && !env.SMTP_URL
  return {
    ...env,
    ...driversOf(env),
    DATA_DIR,
    production,
    seller: sellerOf(env),
    // In a terminal only the address matters, not every request.
    LOG_LEVEL: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    SECRET_KEY,
    TOKEN_KEY: SECRET_KEY,
    // In the local world the page of the outbox answers mails.
    ...(isLocalMail && !env.MAIL_REPLY_TO && { MAIL_REPLY_TO: 'reply@fareeq.test' }),
    MAIL_FROM: env.MAIL_FROM ?? 'Fareeq <hello@fareeq.test>',
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
  }
}

/** Settings that need another one. */
function* unfinished(env: Settings): Generator<string> {
  yield* unfinishedServices(env)
  yield* unfinishedDatabase(env)
  if (!env.DATABASE_URL && env.ROLES.size < ROLES.length)
    yield `ROLES: the embedded database belongs to one process, which has all of ${ROLES.join(', ')}: set DATABASE_URL`
  if (env.SECRET_KEY_PREVIOUS && env.SECRET_KEY_PREVIOUS === env.SECRET_KEY)
    yield 'SECRET_KEY_PREVIOUS: must be the key before this SECRET_KEY, and is the same'
  yield* unfinishedMetrics(env)
}

/** Settings without a default that could be meant in production. */
function* missing(env: Settings): Generator<string> {
  if (env.CLOCK !== 'system') yield 'CLOCK: production lives in the time of its machine: leave CLOCK out'
  if (!env.SECRET_KEY) yield 'SECRET_KEY: production needs one of at least 32 characters'
  if (!env.PUBLIC_URL) yield 'PUBLIC_URL: production needs the address that people use, for the links in emails'
  if (env.SMTP_URL && !env.MAIL_FROM) yield 'MAIL_FROM: production needs to know whom emails come from'
}
