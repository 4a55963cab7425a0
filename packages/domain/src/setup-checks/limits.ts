/** What an installation needs, in the order in which one person sets it up. */
type Facts = {
  group: 'services' | 'people' | 'content'
  /** The business stands still without it. */
  essential: boolean
  /** The setting that provides it. */
  setting?: string
  /** The section of operations where it is done. */
  section?: string
  query?: Readonly<Record<string, string>>
}

export const CHECK_FACTS = {
  address: { group: 'services', essential: true, setting: 'PUBLIC_URL' },
  mail: { group: 'services', essential: true, setting: 'SMTP_URL' },
  sms: { group: 'services', essential: true, setting: 'SMS_URL' },
  storage: { group: 'services', essential: true, setting: 'STORAGE_URL' },
  seller: { group: 'services', essential: true, section: 'sellers' },
  transfers: { group: 'services', essential: false, section: 'sellers' },
  replies: { group: 'services', essential: false, setting: 'MAIL_REPLY_TO' },
  payments: { group: 'services', essential: false, setting: 'STRIPE_SECRET_KEY' },
  identity: { group: 'services', essential: false, setting: 'IDENTITY_ISSUER' },
  calls: { group: 'services', essential: false, setting: 'TURN_URLS' },
  roles: { group: 'people', essential: true, section: 'colleagues' },
  admins: { group: 'people', essential: false, section: 'colleagues' },
  policies: { group: 'people', essential: true, section: 'policies' },
  holidays: { group: 'people', essential: false, section: 'policies', query: { tab: 'holidays' } },
  hosts: { group: 'people', essential: true, section: 'meetings' },
  claims: { group: 'content', essential: false, section: 'content', query: { kind: 'claim' } },
  organisations: { group: 'content', essential: false, section: 'content', query: { kind: 'organisation' } },
  case_study: { group: 'content', essential: false, section: 'content', query: { kind: 'case_study' } },
  experts: { group: 'content', essential: false, section: 'content', query: { kind: 'expert' } },
  articles: { group: 'content', essential: false, section: 'content', query: { kind: 'article' } },
} as const satisfies Record<string, Facts>

export type SetupCheckId = keyof typeof CHECK_FACTS
export const SETUP_CHECKS = Object.keys(CHECK_FACTS) as SetupCheckId[]
export const CHECK_GROUPS = ['services', 'people', 'content'] as const satisfies readonly Facts['group'][]
export const checkFacts = (id: SetupCheckId): Facts => CHECK_FACTS[id]

/** Services that a button tries for real. */
export const TESTED_SERVICES = ['mail', 'sms', 'storage', 'payments', 'identity'] as const
export type TestedService = (typeof TESTED_SERVICES)[number]
export const isTested = (id: SetupCheckId): id is TestedService => TESTED_SERVICES.some((service) => service === id)

/** A lost authenticator is replaced by two admins, so that three are needed. */
export const MIN_ADMINS = 3
