import { atClientProfile, atTalentProfile } from '../kernel/steps.ts'
import { need, notFound, redirect } from './decision.ts'
import type { Decision, Rule } from './decision.ts'
import { isClient, isTalent } from './facts.ts'
import type { SessionFacts, SignedIn } from './facts.ts'
import { queryText } from './hrefs.ts'
import type { Query } from './hrefs.ts'
import { pathTo } from './paths.ts'
import type { RouteId, StaticRouteId } from './paths.ts'

/** Case-insensitive, because campaign links were printed with both spellings (D-06). */
export const campaignOf = (query: Query): string | undefined =>
  Object.entries(query).find(([name]) => name.toLowerCase() === 'campaign')?.[1]

/** `type` chooses the sign-up; the campaign is passed on (D-06). */
export function signUpTarget(query: Query): string {
  const rest = Object.entries(query).filter(([name]) => name !== 'type' && name.toLowerCase() !== 'campaign')
  // Normalises the campaign parameter; passes the others through.
  const passed = { ...Object.fromEntries(rest), Campaign: campaignOf(query) }
  if (query.type === undefined || query.type === '2') return pathTo('clientSignup', {}, passed)
  return query.type === '1' ? pathTo('talentSignup', {}, passed) : pathTo('notFound')
}

const OTHER_NAMES: Partial<Record<RouteId, StaticRouteId>> = {
  talentLanding: 'homeTalent',
  talentRoot: 'talentProfile',
}

/** Front page of a signed-in talent: their own, not the one for companies (D-115). */
const frontPageOf = (user: SignedIn | null): StaticRouteId => (isTalent(user) ? 'talentHome' : 'homeClient')

/** Aliases of routes. The query is kept, because it has the language and the campaign. */
export const aliases: Rule = ({ id, query }, { user }) => {
  if (id === 'signUp') return redirect(signUpTarget(query), 'alias')
  const target = id === 'root' ? frontPageOf(user) : OTHER_NAMES[id]
  return target && redirect(pathTo(target) + queryText(query), 'alias')
}

function homeOf(user: SignedIn, pressedBack: boolean): string {
  if (isTalent(user)) return pathTo(atTalentProfile(user.step) ? 'talentProfile' : 'talentWizard')
  if (!isClient(user)) return pathTo('clientHome')
  if (atClientProfile(user.step)) return pathTo('clientProfile')
  return pathTo(pressedBack ? 'clientSignup' : 'clientWizard')
}

const signInPage: Rule = (_, { user, oneStep, pressedBack }) =>
  user && !oneStep ? redirect(homeOf(user, pressedBack), 'authPage') : undefined

/**
 * The only auth page one can come back to from the wizard, hence the only one that lets a client stay (D-02). A brief in the
 * address is for a new request.
 */
function clientSignup({ brief }: Query, { user, oneStep, pressedBack }: SessionFacts): Decision | undefined {
  if (!user || oneStep || pressedBack) return undefined
  if (!isClient(user)) return notFound('authPage')
  return redirect(pathTo('clientWizard', {}, brief ? { new: '1', brief } : {}), 'authPage')
}

/** Counters are needed for the client's own strip only. */
function clientsOwnHome({ user, checks }: SessionFacts): Decision | undefined {
  if (!isClient(user)) return undefined
  if (checks.counters === undefined) return need('counters')
  return checks.counters === 'failed' ? notFound('checkFailed') : undefined
}

export const PUBLIC_CHECKS: Partial<Record<RouteId, Rule>> = {
  homeClient: (_, facts) => clientsOwnHome(facts),
  login: signInPage,
  talentSignup: signInPage,
  clientSignup: ({ query }, facts) => clientSignup(query, facts),
}
