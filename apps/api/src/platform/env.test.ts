import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { PRODUCTION_SETTINGS, SECRET_KEY as KEY, complaintOf } from '../testing/settings.ts'
import { readEnv } from './env.ts'

const dir = mkdtempSync(join(tmpdir(), 'fareeq-env-'))
afterAll(() => rmSync(dir, { recursive: true }))

const local = { DATA_DIR: dir, SECRET_KEY: KEY }
const production = { ...PRODUCTION_SETTINGS, DATA_DIR: dir }

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
    expect(complaintOf({ ...local, [name]: value })).toBe(expected)
  },
)

test('every bad setting is named at once', () => {
  expect(complaintOf({ ...local, PORT: 'x', TRUST_PROXY: 'x' }).split('\n')).toHaveLength(2)
})

test('production never quietly runs on local stand-ins: it names what is missing, and each is allowed by its name', () => {
  expect(readEnv(production)).toMatchObject({ production: true, IDENTITY_ISSUER: 'https://accounts.google.com' })
  const { SMTP_URL: _mail, STORAGE_URL: _storage, DATABASE_URL: _database, ...rest } = production
  expect(complaintOf(rest)).toBe(
    'production has no database, mail, storage: set DATABASE_URL, SMTP_URL, STORAGE_URL, or ALLOW_LOCAL_DRIVERS=database,mail,storage to run without',
  )
  expect(readEnv({ ...rest, ALLOW_LOCAL_DRIVERS: 'database, mail,storage' }).local).toMatchObject({
    database: true,
    mail: true,
    storage: true,
    sms: false,
  })
  expect(complaintOf({ ...rest, ALLOW_LOCAL_DRIVERS: 'mail' })).toContain('production has no database, storage')
  expect(complaintOf({ ...rest, ALLOW_LOCAL_DRIVERS: 'on' })).toContain('must name drivers, separated by commas')
})

test('production names everything it lacks at once', () => {
  expect(complaintOf({ DATA_DIR: dir, NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' }).split('\n')).toEqual([
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
  expect(complaintOf({ ...local, [name]: 'postgres://root:hunter2@db' })).toBe(expected)
})

test('a word that NODE_ENV does not know is met with those it knows', () => {
  expect(complaintOf({ ...local, NODE_ENV: 'prod' })).toBe(
    'NODE_ENV: must be development, production or test (got «prod»)',
  )
})

test('production issues no invoice with the number of the demo: it names what is missing of the seller', () => {
  expect(readEnv(production).seller).toMatchObject({ vat_number: '310123456700003', isDemo: false })
  expect(readEnv(local).seller).toMatchObject({ vat_number: '300000000000003', isDemo: true })
  const { SELLER_VAT_NUMBER: _number, SELLER_NAME_AR: _name, ...rest } = production
  expect(complaintOf(rest)).toBe(
    'production has no seller: set SELLER_NAME_AR, SELLER_VAT_NUMBER, or ALLOW_LOCAL_DRIVERS=seller to run without',
  )
  expect(readEnv({ ...rest, ALLOW_LOCAL_DRIVERS: 'seller' }).seller.isDemo).toBe(true)
  expect(complaintOf({ ...production, SELLER_VAT_NUMBER: '123' })).toContain('15 digits that begin and end with 3')
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
    expect(complaintOf({ ...local, TRUST_PROXY: value })).toBe(
      `TRUST_PROXY: must name the networks of your proxies, such as 127.0.0.0/8,10.0.0.0/8, or be off (got «${value}»)`,
    )
})

test('an identity provider needs its client', () => {
  const { IDENTITY_CLIENT_SECRET: _, ...half } = production
  expect(complaintOf(half)).toBe('IDENTITY_ISSUER needs IDENTITY_CLIENT_ID and IDENTITY_CLIENT_SECRET')
})

test('Stripe needs the secret of its webhook, and a key that is none is not repeated', () => {
  const { STRIPE_WEBHOOK_SECRET: _, ...half } = production
  expect(complaintOf(half)).toBe('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET')
  expect(complaintOf({ ...production, STRIPE_SECRET_KEY: 'hunter2' })).not.toContain('hunter2')
})
