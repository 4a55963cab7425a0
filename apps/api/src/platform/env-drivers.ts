import { type SellerSettings, missingSeller } from './seller.ts'

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
type LocalDriver = keyof typeof DRIVERS
export const LOCAL_DRIVERS = Object.keys(DRIVERS) as LocalDriver[]

/** Off in production without a setting, unless the local driver is allowed: nobody is served a provider that is none. */
const OPTIONAL = ['identity', 'payments'] as const
type OptionalDriver = (typeof OPTIONAL)[number]

type DriverEnv = SellerSettings & {
  [Name in Exclude<(typeof DRIVERS)[LocalDriver], 'SELLER_…'>]?: string | undefined
} & { NODE_ENV: string; ALLOW_LOCAL_DRIVERS: readonly LocalDriver[] }

export type Drivers = {
  /** What runs on a local driver. */
  local: Record<LocalDriver, boolean>
  /** What is not offered. */
  off: Record<OptionalDriver, boolean>
}

const withoutSetting = (env: DriverEnv): Drivers['local'] => ({
  database: !env.DATABASE_URL,
  mail: !env.SMTP_URL,
  sms: !env.SMS_URL,
  identity: !env.IDENTITY_ISSUER,
  payments: !env.STRIPE_SECRET_KEY,
  storage: !env.STORAGE_URL,
  seller: missingSeller(env).length > 0,
})

export function driversOf(env: DriverEnv): Drivers {
  const local = withoutSetting(env)
  const isOff = (name: OptionalDriver) =>
    env.NODE_ENV === 'production' && local[name] && !env.ALLOW_LOCAL_DRIVERS.includes(name)
  const off = { identity: isOff('identity'), payments: isOff('payments') }
  return {
    local: { ...local, identity: local.identity && !off.identity, payments: local.payments && !off.payments },
    off,
  }
}

/** Local drivers that production was not allowed by name. */
export function* unwantedDrivers(env: DriverEnv): Generator<string> {
  const local = withoutSetting(env)
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
