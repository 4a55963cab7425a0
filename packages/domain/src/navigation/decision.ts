import type { CountedCheck, FactName, SessionFacts } from './facts.ts'
import type { Navigation } from './hrefs.ts'
import { pathTo } from './paths.ts'
import type { Match, RouteId } from './paths.ts'

/** Results of the routing rules, and their constructors. */

/** The route id is the key of its title; the not-found page has a second variant. */
export type TitleKey = RouteId | 'nominationExpired'

/** Toasts after a redirect, to explain it. */
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
  /** Return address: after login (also in the query, but Google's redirect loses that), or once the terms are confirmed. */
  readonly remember?: string
  readonly toast?: ArrivalToast
}
export type Need = {
  readonly kind: 'need'
  readonly fact: FactName
  /** Parameter of a check: the id in the address (with the token of a link), or the mailing list. */
  readonly about?: string
}
export type Decision = Stay | Redirect | Need

export type Visit = Match & Navigation

/** Chain of responsibility: a rule decides, or returns undefined for the next one. */
export type Rule = (visit: Visit, facts: SessionFacts) => Decision | undefined

export const need = (fact: FactName, about?: string): Need => ({ kind: 'need', fact, ...(about && { about }) })

export const redirect = (to: string, rule: RuleName, extra: Pick<Redirect, 'remember' | 'toast'> = {}): Redirect => ({
  kind: 'redirect',
  to,
  rule,
  ...extra,
})

export const notFound = (rule: RuleName): Redirect => redirect(pathTo('notFound'), rule)

/** A page that opens only with content; otherwise it redirects as given (D-113). */
export const onlyWithSome =
  (check: CountedCheck, otherwise: Redirect): Rule =>
  (_, { checks }) => {
    const count = checks[check]
    if (count === undefined) return need(check)
    if (count === 'failed') return notFound('checkFailed')
    return count > 0 ? undefined : otherwise
  }
