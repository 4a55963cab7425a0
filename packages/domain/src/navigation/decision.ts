import type { CountedCheck, FactName, SessionFacts } from './facts.ts'
import type { Navigation } from './hrefs.ts'
import { pathTo } from './paths.ts'
import type { Match, RouteId } from './paths.ts'

/** What the router is told, and the few words the rules say it with. */

/** A route's name is the key of its title; the not-found page has a second face. */
export type TitleKey = RouteId | 'nominationExpired'

/** Sentences shown on arrival, so that nobody wonders why they are elsewhere. */
export type ArrivalToast =
  | 'noContractRenewals'
  | 'noInterviews'
  | 'noInterviewsYet'
  | 'noNominations'
  | 'noMatchingYet'
  | 'finishRequest'

export type RuleName =
  | 'unknownPath'
  | 'alias'
  | 'staffOnly'
  | 'staffSignedIn'
  | 'signedOut'
  | 'wrongType'
  | 'salaryLock'
  | 'talentPastWizard'
  | 'wizardForced'
  | 'authPage'
  | 'checkFailed'
  | 'nothingThere'
  | 'stepTooEarly'
  | 'brokenLink'
  | 'notYours'

export type Stay = { readonly kind: 'stay'; readonly title: TitleKey }
export type Redirect = {
  readonly kind: 'redirect'
  readonly to: string
  readonly rule: RuleName
  /**
   * The address to come back to: after login (it is in the query too, but a sign-in at Google leaves that behind), or
   * once the terms are confirmed.
   */
  readonly remember?: string
  readonly toast?: ArrivalToast
}
export type Need = {
  readonly kind: 'need'
  readonly fact: FactName
  /** Whose, or which one: the id in the address (with the token of a link), or the name of the mailing list. */
  readonly about?: string
}
export type Decision = Stay | Redirect | Need

export type Visit = Match & Navigation

/** A rule answers, or has nothing to say and the next one is asked. */
export type Rule = (visit: Visit, facts: SessionFacts) => Decision | undefined

export const need = (fact: FactName, about?: string): Need => ({ kind: 'need', fact, ...(about && { about }) })

export const redirect = (to: string, rule: RuleName, extra: Pick<Redirect, 'remember' | 'toast'> = {}): Redirect => ({
  kind: 'redirect',
  to,
  rule,
  ...extra,
})

export const notFound = (rule: RuleName): Redirect => redirect(pathTo('notFound'), rule)

/** A page that opens only when there is something on it; otherwise each page has its own way out (D-113). */
export const onlyWithSome =
  (check: CountedCheck, otherwise: Redirect): Rule =>
  (_, { checks }) => {
    const count = checks[check]
    if (count === undefined) return need(check)
    if (count === 'failed') return notFound('checkFailed')
    return count > 0 ? undefined : otherwise
  }
