import { hostname } from 'node:os'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { misspeltNames } from './env-names.ts'
import { databaseSettings, unfinishedDatabase } from './env-database.ts'
import { ROLES, replacedSettings } from './env-roles.ts'
import {
  addresses,
  daysAndWeeks,
  integerBetween,
  namesOf,
  networks,
  onOff,
  origins,
  port,
  secret,
  securityContact,
  share,
  webUrl,
} from './env-values.ts'
import { type Seller, missingSeller, sellerOf, sellerSettings } from './seller.ts'
import { MAIL_RECEIPTS_SHAPE } from './messages/mail-receipts.ts'
import { localSecret } from './secret-key.ts'

/** What has a local driver, and the setting that replaces it. */
const DRIVERS = {
  database: 'DATABASE_URL',
  mail: 'SMTP_URL',
  sms: 'SMS_URL',
  identity: 'IDENTITY_ISSUER',
  payments: 'STRIPE_SECRET_KEY',
  storage: 'STORAGE_URL',
  seller: 'SELLER_…',
} as const
export type LocalDriver = keyof typeof DRIVERS
const LOCAL_DRIVERS = Object.keys(DRIVERS) as LocalDriver[]

/** Off in production without a setting, unless the local driver is allowed: nobody is served a provider that is none. */
const OPTIONAL = ['identity', 'payments'] as const
type OptionalDriver = (typeof OPTIONAL)[number]

/** Every setting, parsed once at boot. An invalid value stops the start with a sentence that says what to correct. */
const settings = z.object({
  NODE_ENV: z._default(
    z.literal(['development', 'production', 'test'], 'must be development, production or test'),
    'development',
  ),
  PORT: z._default(port(), 3000),
  HOST: z._default(z.string(), '0.0.0.0'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  ...databaseSettings,
  PUBLIC_URL: z.optional(webUrl()),
  LOG_LEVEL: z.optional(z.literal(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
  /** Seals what must not be read in the database; generated and stored in DATA_DIR when not set. */
  SECRET_KEY: z.optional(secret(32)),
  /** The key before, while `npm run reseal` has not ended: read with, never sealed with. */
  SECRET_KEY_PREVIOUS: z.optional(secret(32)),
  /** `smtp://user:password@host:587`; without it mail stays in the local outbox. */
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'))),
  MAIL_FROM: z.optional(z.string()),
  /** Webhook signature key of the mail relay: `mailgun:<signing key>` or `sendgrid:<verification key>`. */
  MAIL_RECEIPTS_SECRET: z.optional(
    z.string().check(z.regex(MAIL_RECEIPTS_SHAPE, 'must look like mailgun:<key> or sendgrid:<key>')),
  ),
  /** `twilio://sid:token@from`, `unifonic://appsid@sender`, `sns://key:secret@region`; without it SMS stay local. */
  SMS_URL: z.optional(
    z.string().check(z.regex(/^(twilio|unifonic|sns):\/\//, 'must start with twilio://, unifonic:// or sns://')),
  ),
  /** An OpenID Connect issuer such as https://accounts.google.com; without it a local provider is bundled, off in production. */
  IDENTITY_ISSUER: z.optional(webUrl()),
  IDENTITY_CLIENT_ID: z.optional(z.string()),
  IDENTITY_CLIENT_SECRET: z.optional(z.string()),
  /** Secret key of Stripe (`sk_live_…`, `sk_test_…`); without it a local payment provider is bundled, off in production. */
  STRIPE_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^[sr]k_(live|test)_\w+$/, 'must look like sk_live_… or sk_test_…')),
  ),
  /** Signing secret of the webhook that Stripe calls at /api/webhooks/payments. */
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\S+$/, 'must look like whsec_…'))),
  /** Another address of Stripe's API, for a stand-in. */
  STRIPE_API_URL: z.optional(webUrl()),
  ...sellerSettings,
  /** `s3://key:secret@host/bucket?region=…`; without it files live in DATA_DIR. */
  STORAGE_URL: z.optional(z.string().check(z.regex(/^s3:\/\//, 'must start with s3://'))),
  /** Encrypts backups: a passphrase, or a key of age (`age1…` to write, `AGE-SECRET-KEY-…` to restore). */
  BACKUP_SECRET: z.optional(z.string().check(z.minLength(12, 'must have at least 12 characters'))),
  /** Where a backup is put every night: a folder, or `s3://key:secret@host/bucket/prefix?region=…`. */
  BACKUP_TO: z.optional(z.string().check(z.minLength(1))),
  /** How many nightly backups are kept: the last of each day, then the last of each week. */
  BACKUP_KEEP: daysAndWeeks(),
  /** ICE servers of the interviews' WebRTC calls: `stun:host:3478`, `turn:host:3478`, comma-separated. */
  STUN_URLS: addresses('stun'),
  TURN_URLS: addresses('turn'),
  /** `static-auth-secret` of the TURN server; derives credentials that expire after hours. */
  TURN_SECRET: z.optional(secret(16)),
  /** Where somebody who found a weakness writes to, in `/.well-known/security.txt`; without it the contact page. */
  SECURITY_CONTACT: z.optional(securityContact()),
  /** Ask the DNS whether a business address can receive mail. Off in the local world, which has no DNS. */
  CHECK_MX: z._default(onOff(), false),
  /** Which local drivers a production start may use, by name; each is a choice of its own. */
  ALLOW_LOCAL_DRIVERS: namesOf(LOCAL_DRIVERS, 'drivers'),
  /** Networks of the proxies in front: what these write into X-Forwarded-For is believed. */
  TRUST_PROXY: networks(),
  /** Origins whose pages call this API from elsewhere (`https://fareeq.com`, comma-separated), for builds with VITE_API_URL. */
  WEB_ORIGINS: origins(),
  /** How many connections one network may have open; proxies in front (TRUST_PROXY) have their own limit. */
  CONNECTIONS_PER_NETWORK: z._default(integerBetween(1, 100_000), 500),
  /** What this process does; none is named: all of it. */
  ROLES: z.pipe(
    namesOf(ROLES, 'roles'),
    z.transform((roles) => new Set(roles.length > 0 ? roles : ROLES)),
  ),
  /** Concurrency limit while the server is busy; default: the connections of the pool. */
  CALLS_WHEN_BUSY: z.optional(integerBetween(1, 100_000)),
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
})

export type Env = Omit<
  z.output<typeof settings>,
  'SECRET_KEY' | 'PUBLIC_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'LOG_LEVEL'
> & {
  MAIL_FROM: string
  LOG_LEVEL: string
  DATA_DIR: string
  SECRET_KEY: string
  /** Key of links and codes. The database has it, sealed with SECRET_KEY, and `readTokenKey` reads it from there. */
  TOKEN_KEY: string
  PUBLIC_URL: string
  production: boolean
  seller: Seller
  /** What runs on a local driver. */
  local: Record<LocalDriver, boolean>
  /** What is not offered. */
  off: Record<OptionalDriver, boolean>
}

const NAMES = Object.keys(settings.shape)

export class BadSettings extends Error {}

type Source = Record<string, string | undefined>

function parse<Schema extends z.ZodMiniType>(schema: Schema, source: Source): z.output<Schema> {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const { error, data } = schema.safeParse(values)
  const faults = (error?.issues ?? []).map(
    ({ path: [name], message }) => `${String(name)}: ${message}${got(String(name), values)}`,
  )
  const problems = [...replacedSettings(values), ...misspeltNames(Object.keys(values), NAMES), ...faults]
  if (problems.length > 0 || error) throw new BadSettings([...new Set(problems)].join('\n'))
  return data
}

/** Settings of a runner: no keys, and no password but that of the database. */
export function readRunnerEnv(source: Source) {
  const { DATABASE_URL, ...env } = parse(
    z.pick(settings, {
      NODE_ENV: true,
      HOST: true,
      DATABASE_URL: true,
      DATABASE_POOL: true,
      DATABASE_POOLER: true,
      DATABASE_DIRECT_URL: true,
      LOG_LEVEL: true,
      ROLES: true,
      NODE_NAME: true,
      METRICS_PORT: true,
      METRICS_TOKEN: true,
      OTLP_URL: true,
      OTLP_SHARE: true,
    }),
    source,
  )
  const problems = [...wrongMetrics(env), ...unfinishedDatabase({ DATABASE_URL, ...env })]
  if (problems.length > 0) throw new BadSettings(problems.join('\n'))
  // The embedded engine belongs to one process.
  if (!DATABASE_URL) throw new BadSettings('DATABASE_URL: a runner shares the PostgreSQL of the API')
  return { ...env, DATABASE_URL }
}

export function readEnv(source: Source): Env {
  const env = parse(settings, source)
  const production = env.NODE_ENV === 'production'
  const withoutSetting = localOf(env)
  const problems = [
    ...unfinished(env),
    ...(production ? [...missing(env), ...unwantedDrivers(env, withoutSetting)] : []),
  ]
  if (problems.length > 0) throw new BadSettings(problems.join('\n'))
  const isOff = (name: OptionalDriver) => production && withoutSetting[name] && !env.ALLOW_LOCAL_DRIVERS.includes(name)
  const off = { identity: isOff('identity'), payments: isOff('payments') }
  const local = {
    ...withoutSetting,
    identity: withoutSetting.identity && !off.identity,
    payments: withoutSetting.payments && !off.payments,
  }
  const DATA_DIR = resolve(env.DATA_DIR)
  const SECRET_KEY = env.SECRET_KEY ?? localSecret(DATA_DIR)
  return {
    ...env,
    DATA_DIR,
    production,
    seller: sellerOf(env),
    local,
    off,
    // In a terminal only the address matters, not every request.
    LOG_LEVEL: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    SECRET_KEY,
    TOKEN_KEY: SECRET_KEY,
    MAIL_FROM: env.MAIL_FROM ?? 'Fareeq <hello@fareeq.test>',
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
  }
}

/** The rejected value for the error message; never a secret or a URL, which may contain one. */
const got = (name: string, values: Record<string, string | undefined>): string =>
  /SECRET|TOKEN|_URL$/.test(name) && name !== 'PUBLIC_URL' ? '' : ` (got «${values[name]}»)`

type Parsed = z.output<typeof settings>

const localOf = (env: Parsed): Env['local'] => ({
  database: !env.DATABASE_URL,
  mail: !env.SMTP_URL,
  sms: !env.SMS_URL,
  identity: !env.IDENTITY_ISSUER,
  payments: !env.STRIPE_SECRET_KEY,
  storage: !env.STORAGE_URL,
  seller: missingSeller(env).length > 0,
})

/** Settings that need another one. */
function* unfinished(env: Parsed): Generator<string> {
  if (env.IDENTITY_ISSUER && !(env.IDENTITY_CLIENT_ID && env.IDENTITY_CLIENT_SECRET))
    yield 'IDENTITY_ISSUER needs IDENTITY_CLIENT_ID and IDENTITY_CLIENT_SECRET'
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) yield 'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET'
  yield* unfinishedDatabase(env)
  if (!env.DATABASE_URL && env.ROLES.size < ROLES.length)
    yield `ROLES: the embedded database belongs to one process, which has all of ${ROLES.join(', ')}: set DATABASE_URL`
  if (env.SECRET_KEY_PREVIOUS && env.SECRET_KEY_PREVIOUS === env.SECRET_KEY)
    yield 'SECRET_KEY_PREVIOUS: must be the key before this SECRET_KEY, and is the same'
  if (env.TURN_URLS.length > 0 && !env.TURN_SECRET) yield 'TURN_URLS needs TURN_SECRET'
  yield* wrongMetrics(env)
}

function* wrongMetrics(env: Pick<Parsed, 'NODE_ENV' | 'METRICS_PORT' | 'METRICS_TOKEN'>): Generator<string> {
  if (env.METRICS_TOKEN && env.METRICS_PORT === undefined)
    yield 'METRICS_TOKEN needs METRICS_PORT: the figures have a listener of their own'
  if (env.METRICS_PORT !== undefined && !env.METRICS_TOKEN && env.NODE_ENV === 'production')
    yield 'METRICS_PORT needs METRICS_TOKEN: without one every machine of the network reads the figures'
}

/** Settings without a default that could be meant in production. */
function* missing(env: Parsed): Generator<string> {
  if (!env.SECRET_KEY) yield 'SECRET_KEY: production needs one of at least 32 characters'
  if (!env.PUBLIC_URL) yield 'PUBLIC_URL: production needs the address that people use, for the links in emails'
  if (env.SMTP_URL && !env.MAIL_FROM) yield 'MAIL_FROM: production needs to know whom emails come from'
}

function* unwantedDrivers(env: Parsed, local: Env['local']): Generator<string> {
  const isOptional = (name: LocalDriver) => OPTIONAL.some((optional) => optional === name)
  const names = LOCAL_DRIVERS.filter(
    (name) => local[name] && !isOptional(name) && !env.ALLOW_LOCAL_DRIVERS.includes(name),
  )
  if (names.length === 0) return
  const replacements = names.flatMap((name) => (name === 'seller' ? missingSeller(env) : DRIVERS[name]))
  yield (
    `production has no ${names.join(', ')}: set ${replacements.join(', ')}, ` +
      `or ALLOW_LOCAL_DRIVERS=${names.join(',')} to run without`
  )
}
