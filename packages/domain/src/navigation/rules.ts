import { need, notFound, redirect } from './decision.ts'
import type { Decision, Redirect, Rule, Stay, Visit } from './decision.ts'
import type { SessionFacts } from './facts.ts'
import { hrefOf, safeRedirect } from './hrefs.ts'
import type { Navigation } from './hrefs.ts'
import { matchPath, mayOpen, pathTo } from './paths.ts'
import { CLIENT_CHECKS, clientProjects } from './rules-client.ts'
import { PUBLIC_CHECKS, aliases } from './rules-public.ts'
import { TALENT_CHECKS, salaryLock, talentPastWizard } from './rules-talent.ts'

/** Routing rules: who may open what, and the redirects. */

const stay = ({ id, query }: Visit): Stay => ({
  kind: 'stay',
  title: id === 'notFound' && query.nomination === 'expired' ? 'nominationExpired' : id,
})

/** The page of every failure needs no fact, so it can always be shown. */
const notFoundPage: Rule = (visit) => (visit.id === 'notFound' ? stay(visit) : undefined)

/** A page that needs a verified phone, by way of the home, where the phone is verified. */
export const afterVerifying = (target: string): string => pathTo('talentHome', {}, { verifyURL: target })

/** To login, with the return address. `verifyURL` is for after phone verification, so it is passed separately. */
function toLogin({ pathname, query }: Visit): Redirect {
  const { verifyURL, ...rest } = query
  const target = safeRedirect(hrefOf({ pathname, query: rest })) ?? undefined
  const login = pathTo('login', {}, { redirect: target, verifyURL: safeRedirect(verifyURL) ?? undefined })
  return redirect(login, 'signedOut', { remember: target })
}

/** Separate realm: staff have their own session, so none of the members' rules apply to their pages, nor the reverse. */
const staffRealm: Rule = (visit, { staff }) => {
  if (visit.route.area !== 'operations') return undefined
  if (visit.route.access === 'staff' && !staff)
    return redirect(pathTo('opsLogin', {}, { redirect: safeRedirect(hrefOf(visit)) ?? undefined }), 'staffOnly')
  if (visit.id === 'opsLogin' && staff) return redirect(pathTo('ops'), 'staffSignedIn')
  return stay(visit)
}

const missingProfile: Rule = (_, { user }) => (user && user.profile === undefined ? need('profile') : undefined)

/**
 * Signed-out access: for a client's guest the server checks the token; a talent's link needs one.
 */
function isOpen({ route, query }: Visit): boolean {
  if (route.access === 'talentOrGuest') return Boolean(query.token)
  return route.access === 'anyone' || route.access === 'clientOrGuest'
}

const signedOut: Rule = (visit, { user }) => {
  if (user || isOpen(visit)) return undefined
  return visit.id === 'clientWizard' ? redirect(pathTo('clientSignup'), 'signedOut') : toLogin(visit)
}

const wrongType: Rule = ({ route }, { user }) =>
  user && !mayOpen(route.access, user.type) ? notFound('wrongType') : undefined

const ROUTE_CHECKS = { ...PUBLIC_CHECKS, ...TALENT_CHECKS, ...CLIENT_CHECKS }
const routeCheck: Rule = (visit, facts) => ROUTE_CHECKS[visit.id]?.(visit, facts)

/** Precedence is D-114; the first rule that decides wins. */
const RULES: readonly Rule[] = [
  notFoundPage,
  aliases,
  staffRealm,
  missingProfile,
  signedOut,
  wrongType,
  salaryLock,
  talentPastWizard,
  clientProjects,
  routeCheck,
]

/** Called by the router until it returns stay or redirect; a need is loaded in between. */
export function decide(navigation: Navigation, facts: SessionFacts): Decision {
  const match = matchPath(navigation.pathname)
  if (!match) return notFound('unknownPath')
  const visit = { ...match, ...navigation }
  for (const rule of RULES) {
    const answer = rule(visit, facts)
    if (answer) return answer
  }
  return stay(visit)
}
