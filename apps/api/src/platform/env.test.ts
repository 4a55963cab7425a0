import { hostname } from 'node:os'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { BadSettings, readEnv, readRunnerEnv } from './env.ts'

const dir = mkdtempSync(join(tmpdir(), 'fareeq-env-'))
afterAll(() => rmSync(dir, { recursive: true }))

const KEY = 'k'.repeat(32)
const local = { DATA_DIR: dir, SECRET_KEY: KEY }
const production = {
  ...local,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://fareeq.example',
  DATABASE_URL: 'postgres://fareeq@db/fareeq',
  MAIL_FROM: 'Fareeq <hello@fareeq.example>',
  SMTP_URL: 'smtp://user:password@mail.example:587',
  SMS_URL: 'unifonic://app@Fareeq',
  IDENTITY_ISSUER: 'https://accounts.google.com/',
  IDENTITY_CLIENT_ID: 'id',
  IDENTITY_CLIENT_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STORAGE_URL: 's3://key:secret@host/bucket',
  SELLER_NAME_AR: 'شركة فريق',
  SELLER_NAME_EN: 'Fareeq LLC',
  SELLER_ADDRESS_AR: 'الرياض',
  SELLER_ADDRESS_EN: 'Riyadh',
  SELLER_VAT_NUMBER: '310123456700003',
}
/** The error message when the start is refused. */
function complaint(source: Record<string, string>): string {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof BadSettings) return error.message
    throw error
  }
  return 'started'
}

test('with no settings at all the whole local world starts, with a key of its own that survives a restart', () => {
  const first = readEnv({ DATA_DIR: dir })
  expect(first).toMatchObject({
    NODE_ENV: 'development',
    PORT: 3000,
    PUBLIC_URL: 'http://localhost:3000',
    production: false,
    local: { mail: true, sms: true, identity: true, storage: true },
    TRUST_PROXY: [],
    CHECK_MX: false,
  })
  expect(first.SECRET_KEY).toMatch(/^[\w-]{43}$/)
  expect(readEnv({ DATA_DIR: dir }).SECRET_KEY).toBe(first.SECRET_KEY)
  expect(statSync(join(dir, 'secret-key')).mode & 0o777).toBe(0o600)
})

test('an empty setting is as good as none, and a public address loses its trailing slash', () => {
  expect(readEnv({ ...local, PORT: '', PUBLIC_URL: 'https://fareeq.example//' })).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: 'https://fareeq.example',
  })
})

test.each([
  ['PORT', 'eighty', 'PORT: must be a whole number from 0 to 65535 (got «eighty»)'],
  ['PORT', '70000', 'PORT: must be at most 65535 (got «70000»)'],
  [
    'PUBLIC_URL',
    'fareeq.example',
    'PUBLIC_URL: must be a web address that starts with http:// or https:// (got «fareeq.example»)',
  ],
  [
    'PUBLIC_URL',
    'localhost:3000',
    'PUBLIC_URL: must be a web address that starts with http:// or https:// (got «localhost:3000»)',
  ],
  ['CHECK_MX', 'yes', 'CHECK_MX: must be on or off (got «yes»)'],
  ['SECRET_KEY_PREVIOUS', 'hunter2', 'SECRET_KEY_PREVIOUS: must have at least 32 characters'],
  ['SECRET_KEY_PREVIOUS', KEY, 'SECRET_KEY_PREVIOUS: must be the key before this SECRET_KEY, and is the same'],
  ['DATABASE_POOL', '0', 'DATABASE_POOL: must be at least 1 (got «0»)'],
  ['DATABASE_URL', 'mysql://root:hunter2@host/db', 'DATABASE_URL: must start with postgres://'],
  ['DATABASE_URL', 'postgres://u:hunter2@a,b/db', 'DATABASE_URL: must name one host: put a proxy in front of several'],
  ['SECURITY_CONTACT', 'call us', 'SECURITY_CONTACT: must be an email address or an https:// page (got «call us»)'],
  ['SMTP_URL', 'mail.example:hunter2', 'SMTP_URL: must start with smtp:// or smtps://'],
  ['MAIL_RECEIPTS_SECRET', 'hunter2', 'MAIL_RECEIPTS_SECRET: must look like mailgun:<key> or sendgrid:<key>'],
  ['SECRET_KEY', 'hunter2', 'SECRET_KEY: must have at least 32 characters'],
])(
  'a bad %s (%s) stops the start with a sentence that says what to mend, and never repeats a secret',
  (name, value, expected) => {
    expect(complaint({ ...local, [name]: value })).toBe(expected)
  },
)

test('every bad setting is named at once', () => {
  expect(complaint({ ...local, PORT: 'x', TRUST_PROXY: 'x' }).split('\n')).toHaveLength(2)
})

test('production never quietly runs on local stand-ins: it names what is missing, and each is allowed by its name', () => {
  expect(readEnv(production)).toMatchObject({ production: true, IDENTITY_ISSUER: 'https://accounts.google.com' })
  const { SMTP_URL: _mail, STORAGE_URL: _storage, DATABASE_URL: _database, ...rest } = production
  expect(complaint(rest)).toBe(
    'production has no database, mail, storage: set DATABASE_URL, SMTP_URL, STORAGE_URL, or ALLOW_LOCAL_DRIVERS=database,mail,storage to run without',
  )
  expect(readEnv({ ...rest, ALLOW_LOCAL_DRIVERS: 'database, mail,storage' }).local).toMatchObject({
    database: true,
    mail: true,
    storage: true,
    sms: false,
  })
  expect(complaint({ ...rest, ALLOW_LOCAL_DRIVERS: 'mail' })).toContain('production has no database, storage')
  expect(complaint({ ...rest, ALLOW_LOCAL_DRIVERS: 'on' })).toContain('must name drivers, separated by commas')
})

test('production names everything it lacks at once', () => {
  expect(complaint({ DATA_DIR: dir, NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' }).split('\n')).toEqual([
    'SECRET_KEY: production needs one of at least 32 characters',
    'PUBLIC_URL: production needs the address that people use, for the links in emails',
    'MAIL_FROM: production needs to know whom emails come from',
    expect.stringMatching(/^production has no database, sms, storage, seller: /),
  ])
})

test.each([
  ['DATABSE_URL', 'DATABSE_URL is no setting: did you mean DATABASE_URL?'],
  ['SECRET_KEYS', 'SECRET_KEYS is no setting: did you mean SECRET_KEY?'],
  ['SELLER_VAT', 'SELLER_VAT is no setting: did you mean SELLER_VAT_NUMBER?'],
  ['HOME', 'started'],
  ['HOSTNAME', 'started'],
  ['NODE_OPTIONS', 'started'],
])('a variable %s is met with: %s', (name, expected) => {
  expect(complaint({ ...local, [name]: 'postgres://root:hunter2@db' })).toBe(expected)
})

test('a word that NODE_ENV does not know is met with those it knows', () => {
  expect(complaint({ ...local, NODE_ENV: 'prod' })).toBe(
    'NODE_ENV: must be development, production or test (got «prod»)',
  )
})

test('production issues no invoice with the number of the demo: it names what is missing of the seller', () => {
  expect(readEnv(production).seller).toMatchObject({ vat_number: '310123456700003', isDemo: false })
  expect(readEnv(local).seller).toMatchObject({ vat_number: '300000000000003', isDemo: true })
  const { SELLER_VAT_NUMBER: _number, SELLER_NAME_AR: _name, ...rest } = production
  expect(complaint(rest)).toBe(
    'production has no seller: set SELLER_NAME_AR, SELLER_VAT_NUMBER, or ALLOW_LOCAL_DRIVERS=seller to run without',
  )
  expect(readEnv({ ...rest, ALLOW_LOCAL_DRIVERS: 'seller' }).seller.isDemo).toBe(true)
  expect(complaint({ ...production, SELLER_VAT_NUMBER: '123' })).toContain('15 digits that begin and end with 3')
})

test('without a key of Stripe or an identity provider production runs with both off, unless the stand-in is allowed by name', () => {
  const { IDENTITY_ISSUER: _issuer, STRIPE_SECRET_KEY: _key, ...rest } = production
  expect(readEnv(rest)).toMatchObject({
    off: { identity: true, payments: true },
    local: { identity: false, payments: false },
  })
  expect(readEnv({ ...rest, ALLOW_LOCAL_DRIVERS: 'payments' })).toMatchObject({
    off: { identity: true, payments: false },
    local: { identity: false, payments: true },
  })
  const standIns = { off: { identity: false, payments: false }, local: { identity: true, payments: true } }
  expect(readEnv({ DATA_DIR: dir })).toMatchObject(standIns)
})

test('the proxies that are believed are named by their networks: a word would believe everybody', () => {
  const read = (TRUST_PROXY: string) => readEnv({ ...local, TRUST_PROXY }).TRUST_PROXY
  expect(read('off')).toEqual([])
  expect(read('127.0.0.0/8, ::1,2001:db8::/32,10.1.2.3')).toEqual(['127.0.0.0/8', '::1', '2001:db8::/32', '10.1.2.3'])
  for (const value of ['on', 'true', 'loopback', '10.0.0.0/33', '0.0.0.0/0', '::/0', '127.0.0.0/8,all'])
    expect(complaint({ ...local, TRUST_PROXY: value })).toBe(
      `TRUST_PROXY: must name the networks of your proxies, such as 127.0.0.0/8,10.0.0.0/8, or be off (got «${value}»)`,
    )
})

test('an identity provider needs its client', () => {
  const { IDENTITY_CLIENT_SECRET: _, ...half } = production
  expect(complaint(half)).toBe('IDENTITY_ISSUER needs IDENTITY_CLIENT_ID and IDENTITY_CLIENT_SECRET')
})

test('Stripe needs the secret of its webhook, and a key that is none is not repeated', () => {
  const { STRIPE_WEBHOOK_SECRET: _, ...half } = production
  expect(complaint(half)).toBe('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET')
  expect(complaint({ ...production, STRIPE_SECRET_KEY: 'hunter2' })).not.toContain('hunter2')
})

test('a process does everything unless its roles are named', () => {
  expect([...readEnv(local).ROLES]).toEqual(['web', 'worker', 'runner'])
  const { ROLES } = readEnv({ ...production, ROLES: 'web, worker' })
  expect([...ROLES]).toEqual(['web', 'worker'])
  expect(complaint({ ...production, ROLES: 'web,jobs' })).toContain(
    'must name roles, separated by commas: web, worker, runner',
  )
})

test('the embedded database has one process, which has all roles', () => {
  expect(complaint({ ...local, ROLES: 'web' })).toBe(
    'ROLES: the embedded database belongs to one process, which has all of web, worker, runner: set DATABASE_URL',
  )
})

test('the setting that roles have replaced is met with what to write instead', () => {
  expect(complaint({ ...production, RUNNER: 'elsewhere' })).toBe(
    'RUNNER is replaced by ROLES: instead of RUNNER=elsewhere write ROLES=web,worker; leave RUNNER=local out',
  )
})

test('a pooler of transactions needs the address of the server itself', () => {
  const url = 'postgres://fareeq@pooler:6432/fareeq'
  expect(complaint({ ...production, DATABASE_URL: url, DATABASE_POOLER: 'transaction' })).toBe(
    'DATABASE_POOLER needs DATABASE_DIRECT_URL: LISTEN and migrations do not work through a pooler of transactions',
  )
  const direct = { DATABASE_URL: url, DATABASE_DIRECT_URL: 'postgres://fareeq@db/fareeq' }
  expect(readRunnerEnv({ ...direct, DATABASE_POOLER: 'transaction' })).toMatchObject(direct)
  expect(complaint({ ...local, DATABASE_DIRECT_URL: 'postgres://db' })).toBe('DATABASE_DIRECT_URL needs DATABASE_URL')
})

test('a runner is told where the database is, and nothing else of the API', () => {
  const url = 'postgres://runner@db/fareeq'
  const env = readRunnerEnv({ ...production, DATABASE_URL: url, ROLES: 'runner' })
  expect(env).toEqual({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    NODE_NAME: hostname(),
    DATABASE_URL: url,
    DATABASE_POOL: 10,
    ROLES: new Set(['runner']),
    OTLP_SHARE: 0.1,
  })
  expect(() => readRunnerEnv({})).toThrow('DATABASE_URL: a runner shares the PostgreSQL of the API')
  expect(() => readRunnerEnv({ DATABASE_URL: 'mysql://db' })).toThrow('must start with postgres://')
})

test('figures on a port of their own need a token in production, and a token that opens nothing is a mistake', () => {
  const token = 'a token of sixteen letters'
  expect(readEnv({ ...production, METRICS_PORT: '9464', METRICS_TOKEN: token })).toMatchObject({ METRICS_PORT: 9464 })
  expect(() => readEnv({ ...production, METRICS_PORT: '9464' })).toThrow('METRICS_PORT needs METRICS_TOKEN')
  expect(() => readEnv({ METRICS_TOKEN: token })).toThrow('METRICS_TOKEN needs METRICS_PORT')
  expect(() => readEnv({ METRICS_PORT: '9464', METRICS_TOKEN: 'short' })).toThrow(
    /^METRICS_TOKEN: must have at least 16 characters$/,
  )
  expect(() => readRunnerEnv({ ...production, DATABASE_URL: 'postgres://db', METRICS_PORT: '9464' })).toThrow(
    'METRICS_PORT needs METRICS_TOKEN',
  )
})

test('traces go to a collector by its address, a part of them or all', () => {
  expect(readEnv({ OTLP_URL: 'http://127.0.0.1:4318/', OTLP_SHARE: '1' })).toMatchObject({
    OTLP_URL: 'http://127.0.0.1:4318',
    OTLP_SHARE: 1,
  })
  expect(readEnv({})).not.toHaveProperty('OTLP_URL')
  expect(() => readEnv({ OTLP_URL: 'collector:4318' })).toThrow('OTLP_URL: must be a web address')
  expect(() => readEnv({ OTLP_SHARE: '10' })).toThrow('OTLP_SHARE: must be a number from 0 to 1')
})
