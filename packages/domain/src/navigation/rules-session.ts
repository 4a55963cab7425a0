import {
  STEP_AFTER_LOGOUT,
  STEP_AFTER_LOGOUT_DELAY,
  STEP_AFTER_SAVED_STEP_ONE,
  atClientProfile,
  atTalentProfile,
} from '../kernel/steps.ts'
import { TALENT } from '../kernel/permissions/user-types.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { need } from './decision.ts'
import type { Need } from './decision.ts'
import { isClient, isTalent } from './facts.ts'
import type { Checks, CountedCheck, SignedIn } from './facts.ts'
import { readHref, safeRedirect } from './hrefs.ts'
import { matchPath, mayOpen, pathTo } from './paths.ts'
import type { StaticRouteId } from './paths.ts'

/** Start and end of a session, and the 401. */

export type LoginFacts = {
  readonly user: SignedIn
  readonly timezone: string | null | undefined
  /** Saved answers from before sign-up; services are included only if they got that far. */
  readonly savedStepOne: { readonly services: boolean } | null
  /** The stored target, untrusted. */
  readonly redirect?: string | null
  readonly checks: Pick<Checks, 'renewals' | 'interviewRequests' | 'nominations'>
}

/** Sequential, in the given order. */
export type LoginCall = 'postTimezone' | 'loadProfile' | 'postAbout' | 'postServices'

export type Arrival = {
  readonly kind: 'go'
  readonly calls: readonly LoginCall[]
  readonly step?: number
  readonly to: string
  /** Storage keys to remove once the calls have succeeded. */
  readonly forget: readonly ('oneStep' | 'stepOneData')[]
}

type Choice = { readonly some: CountedCheck; readonly route: StaticRouteId }

const TALENT_CHOICES: readonly Choice[] = [
  { some: 'renewals', route: 'talentRenewals' },
  { some: 'interviewRequests', route: 'talentInterviewRequests' },
]
const CLIENT_CHOICES: readonly Choice[] = [
  { some: 'nominations', route: 'nomination' },
  { some: 'renewals', route: 'clientRenewals' },
]

/** The first page with content. A check that failed leads to "page not found", as it does on the pages themselves. */
function firstWithSome(choices: readonly Choice[], checks: Checks): StaticRouteId | Need | undefined {
  for (const { some, route } of choices) {
    const count = checks[some]
    if (count === undefined) return need(some)
    if (count === 'failed') return 'notFound'
    if (count > 0) return route
  }
  return undefined
}

/** The stored target, if it is ours, no sign-in or error page, and this person may open it. */
function rememberedTarget({ redirect, user }: LoginFacts): string | null {
  const target = safeRedirect(redirect)
  const match = target && matchPath(readHref(target).pathname)
  if (!match || match.id === 'notFound' || match.route.area === 'auth' || match.route.area === 'operations') return null
  return mayOpen(match.route.access, user.type) ? target : null
}

const talentStart = ({ user, checks }: LoginFacts): StaticRouteId | Need =>
  atTalentProfile(user.step) ? (firstWithSome(TALENT_CHOICES, checks) ?? 'root') : 'talentWizard'

/** The wizard is the start of those only who saved its first step. */
function clientStart({ user, savedStepOne, checks }: LoginFacts): StaticRouteId | Need {
  if (savedStepOne && !atClientProfile(user.step)) return 'clientWizard'
  return firstWithSome(CLIENT_CHOICES, checks) ?? (savedStepOne ? 'clientWizard' : 'clientSignup')
}

const timezoneCalls = ({ timezone }: LoginFacts): LoginCall[] => (timezone ? [] : ['postTimezone', 'loadProfile'])

const arrive = (facts: LoginFacts, to: string): Arrival => ({
  kind: 'go',
  calls: timezoneCalls(facts),
  to,
  forget: ['oneStep'],
})

const arriveAt = (facts: LoginFacts, start: StaticRouteId | Need): Need | Arrival =>
  typeof start === 'string' ? arrive(facts, pathTo(start)) : start

const arriveWithSaved = (facts: LoginFacts, services: boolean): Arrival => ({
  kind: 'go',
  calls: [...timezoneCalls(facts), 'postAbout', ...(services ? (['postServices'] as const) : [])],
  step: STEP_AFTER_SAVED_STEP_ONE,
  to: pathTo('clientWizard'),
  forget: ['oneStep', 'stepOneData'],
})

/** A remembered target goes before every other page, but never before work the client has saved. */
export function afterLogin(facts: LoginFacts): Need | Arrival {
  const { user } = facts
  const saved = isClient(user) ? facts.savedStepOne : null
  const target = rememberedTarget(facts)
  if (target && !saved) return arrive(facts, target)

  if (isTalent(user)) return arriveAt(facts, talentStart(facts))
  if (!isClient(user)) return arriveAt(facts, 'clientHome')
  const start = clientStart(facts)
  return saved && start === 'clientWizard' ? arriveWithSaved(facts, saved.services) : arriveAt(facts, start)
}

/** Clears the storage but for the language and the wizard's flag; then the front page of this kind of person (D-115). */
export const afterLogout = (type?: number) => ({
  keep: ['lang', 'croFlag'] as const,
  step: STEP_AFTER_LOGOUT,
  stepAfterMs: STEP_AFTER_LOGOUT_DELAY,
  to: pathTo(type === TALENT ? 'homeTalent' : 'homeClient'),
})

export const AUTH_KEYS = ['token', 'user', 'step', 'otpVerified', 'activeProject'] as const

export type Unauthorized = {
  /** The current page, path and query, not the refused call. */
  readonly href: string
  readonly verifyingPhone: boolean
  readonly message: string
}

export type SessionEnd = {
  readonly clear: readonly (typeof AUTH_KEYS)[number][]
  readonly to: string | null
  readonly reload: boolean
}

/** `session` parameter of the login page: the session has expired. */
export const SESSION_ENDED = 'ended'

const UNAUTHENTICATED = [platformErrors.Unauthenticated.en, 'Unauthenticated.', platformErrors.Unauthenticated.ar]

/** Login with the reason and the return address. */
const loginAgain = (href: string): string =>
  pathTo('login', {}, { session: SESSION_ENDED, redirect: safeRedirect(href) ?? undefined })

/** Exceptions first: a sign-in page that reloads on a 401 could loop. */
export function on401({ href, verifyingPhone, message }: Unauthorized): SessionEnd {
  const signingIn = matchPath(readHref(href).pathname)?.route.area === 'auth'
  if (signingIn || verifyingPhone) return { clear: [], to: null, reload: false }
  const isSessionOver = UNAUTHENTICATED.includes(message)
  return { clear: AUTH_KEYS, to: isSessionOver ? loginAgain(href) : null, reload: isSessionOver }
}
