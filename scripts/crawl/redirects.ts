import { CLIENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { Checks, FactName, SessionFacts } from '@fareeq/domain/navigation/facts.ts'
import { hrefOf, readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { matchPath, type RouteId } from '@fareeq/domain/navigation/paths.ts'
import { decide } from '@fareeq/domain/navigation/rules.ts'
import type { BrowserState } from '../bench/sign-in.ts'

/** What a check may answer, short of failing: whoever follows a link of ours is not led to a failure. */
const ANSWERS: Record<Exclude<FactName, 'profile'>, readonly unknown[]> = {
  projects: ['loaded'],
  counters: ['loaded'],
  renewals: [0, 1],
  anyRenewals: [0, 1],
  interviewRequests: [0, 1],
  interviews: [0, 1],
  nominations: [0, 1],
  subscribe: ['done'],
  sharedView: ['shown'],
}
const MAX_REDIRECTS = 6

/** The facts of the guard that do not depend on an answer of the server. */
export function factsOf({ local, tab }: BrowserState): SessionFacts {
  type Account = { id: string; type: number; step: number }
  const account = local['user'] ? (JSON.parse(local['user']) as Account) : null
  const profile = { is_locked_for_salary_update: false }
  const user = account && { id: account.id, type: account.type, step: account.step, profile }
  return { user, staff: 'staff' in tab, oneStep: false, pressedBack: false, checks: {} }
}

/** Every route at which the rules of navigation may end for this address. */
function endsOf(href: string, facts: SessionFacts, redirects = 0): RouteId[] {
  const decision = decide(readHref(href), facts)
  if (decision.kind === 'stay') return [matchPath(readHref(href).pathname)?.id ?? 'notFound']
  if (decision.kind === 'redirect')
    return redirects === MAX_REDIRECTS ? [] : endsOf(decision.to, { ...facts, checks: {} }, redirects + 1)
  const { fact } = decision
  if (fact === 'profile') return []
  return ANSWERS[fact].flatMap((answer) =>
    endsOf(href, { ...facts, checks: { ...facts.checks, [fact]: answer } as Checks }, redirects),
  )
}

/** Steps of the wizard are those of the active request, of which a client may have several. */
const STEPS = [1, 2, 3, 4, 5, 6]

/** Whether the rules of navigation lead from this link to this page. */
export function isAllowedRedirect(facts: SessionFacts, href: string, url: string): boolean {
  const target = matchPath(new URL(url).pathname)?.id
  if (!target || target === 'notFound') return false
  const { user } = facts
  const variants = user?.type === CLIENT ? STEPS.map((step) => ({ ...facts, user: { ...user, step } })) : [facts]
  const { pathname, search } = new URL(href, url)
  return variants.some((variant) => endsOf(hrefOf(readHref(pathname + search)), variant).includes(target))
}
