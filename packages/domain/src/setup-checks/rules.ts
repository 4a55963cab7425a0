import { STAFF_ROLES, type StaffRole } from '../kernel/permissions/roles.ts'
import { CHECK_FACTS, MIN_ADMINS, SETUP_CHECKS, type SetupCheckId, type TestedService, isTested } from './limits.ts'

/** `local` is a stand-in in production, `off` a service that is not offered. */
export type ServiceFacts = { setting: 'given' | 'local' | 'off'; last_test: 'passed' | 'failed' | null }

export type SetupFacts = {
  services: Record<TestedService, ServiceFacts>
  /** Whether `PUBLIC_URL` is one that a stranger can trust. */
  has_https: boolean
  has_seller: boolean
  /** Companies are told where to transfer to. */
  has_account: boolean
  has_turn: boolean
  /** Whether answers to our mails arrive; `failed`: the mailbox could not be read. */
  replies: 'given' | 'unset' | 'failed'
  admins: number
  /** Roles that at least one active colleague has. */
  roles: readonly string[]
  /** Somebody has said that the numbers are right, or changed one. */
  policies_confirmed: boolean
  holidays_ahead: number
  hosts: number
  /** Public texts. */
  published: Record<'claim' | 'organisation' | 'case_study' | 'expert' | 'article', number>
}

export const CHECK_STATES = ['done', 'missing', 'off'] as const
export const CHECK_REASONS = ['unset', 'local', 'untested', 'failed'] as const
type State = { state: (typeof CHECK_STATES)[number]; reason?: (typeof CHECK_REASONS)[number] }

export type SetupCheck = State & {
  id: SetupCheckId
  essential: boolean
  /** Roles that nobody has. */
  lacking: StaffRole[]
}

const done = (isDone: boolean): State => (isDone ? { state: 'done' } : { state: 'missing', reason: 'unset' })

/** A setting alone proves nothing: green is what a test has passed. */
function serviceState({ setting, last_test }: ServiceFacts): State {
  if (setting === 'off') return { state: 'off' }
  if (setting === 'local') return { state: 'missing', reason: 'local' }
  if (last_test === 'passed') return { state: 'done' }
  return { state: 'missing', reason: last_test === 'failed' ? 'failed' : 'untested' }
}

/** An admin may do nearly everything, but not alone: each role has somebody of its own. */
export const lackingRoles = ({ roles }: Pick<SetupFacts, 'roles'>): StaffRole[] =>
  STAFF_ROLES.filter((role) => !roles.includes(role))

const STATES: { [Id in Exclude<SetupCheckId, TestedService>]: (facts: SetupFacts) => State } = {
  address: ({ has_https }) => done(has_https),
  seller: ({ has_seller }) => done(has_seller),
  replies: ({ replies }) => (replies === 'given' ? { state: 'done' } : { state: 'missing', reason: replies }),
  transfers: ({ has_account }) => done(has_account),
  calls: ({ has_turn }) => done(has_turn),
  roles: (facts) => done(lackingRoles(facts).length === 0),
  admins: ({ admins }) => done(admins >= MIN_ADMINS),
  policies: ({ policies_confirmed }) => done(policies_confirmed),
  holidays: ({ holidays_ahead }) => done(holidays_ahead > 0),
  hosts: ({ hosts }) => done(hosts > 0),
  claims: ({ published }) => done(published.claim > 0),
  organisations: ({ published }) => done(published.organisation > 0),
  case_study: ({ published }) => done(published.case_study > 0),
  experts: ({ published }) => done(published.expert > 0),
  articles: ({ published }) => done(published.article > 0),
}

/** What an installation has and lacks, in order. */
export const setupChecks = (facts: SetupFacts): SetupCheck[] =>
  SETUP_CHECKS.map((id) => ({
    id,
    essential: CHECK_FACTS[id].essential,
    lacking: id === 'roles' ? lackingRoles(facts) : [],
    ...(isTested(id) ? serviceState(facts.services[id]) : STATES[id](facts)),
  }))

type CheckStanding = Pick<SetupCheck, 'state' | 'essential'>
export const missingEssentials = <Check extends CheckStanding>(checks: readonly Check[]): Check[] =>
  checks.filter(({ state, essential }) => state === 'missing' && essential)
