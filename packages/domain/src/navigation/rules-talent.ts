import { atTalentProfile } from '../kernel/steps.ts'
import { need, notFound, onlyWithSome, redirect } from './decision.ts'
import type { Rule } from './decision.ts'
import { isTalent } from './facts.ts'
import { hrefOf, safeRedirect } from './hrefs.ts'
import { pathTo } from './paths.ts'
import type { RouteId } from './paths.ts'

/** Exempt from the lock: the page that lifts it, and unsubscribing (D-47). */
const OPEN_WHILE_LOCKED: readonly RouteId[] = ['updateAvailability', 'subscribe', 'submitSubscribe', 'unsubscribe']

/** Fails open: the server enforces the salary rules, this only redirects. */
export const salaryLock: Rule = (visit, { user }) => {
  const { id, route } = visit
  if (route.area !== 'talent' || OPEN_WHILE_LOCKED.includes(id) || !isTalent(user)) return undefined
  const locked = user.profile !== undefined && user.profile !== 'failed' && user.profile.is_locked_for_salary_update
  if (!locked) return undefined
  return redirect(pathTo('updateAvailability'), 'salaryLock', { remember: safeRedirect(hrefOf(visit)) ?? undefined })
}

export const talentPastWizard: Rule = ({ id }, { user }) =>
  id === 'talentWizard' && isTalent(user) && atTalentProfile(user.step)
    ? redirect(pathTo('talentProfile'), 'talentPastWizard')
    : undefined

const backToProfile = pathTo('talentProfile')

export const TALENT_CHECKS: Partial<Record<RouteId, Rule>> = {
  talentRenewals: onlyWithSome('anyRenewals', redirect(backToProfile, 'nothingThere', { toast: 'noContractRenewals' })),
  talentInterviewRequests: onlyWithSome(
    'interviewRequests',
    redirect(backToProfile, 'nothingThere', { toast: 'noInterviews' }),
  ),
  // A write on navigation: `/subscribe` only asks, opening this address with a list does it (D-10). Without one it would be
  // every list by a mere visit, so it asks.
  submitSubscribe: ({ query }, { checks }) => {
    if (!query.subscription) return redirect(pathTo('subscribe'), 'nothingThere')
    if (checks.subscribe === undefined) return need('subscribe', query.subscription)
    return checks.subscribe === 'failed' ? notFound('checkFailed') : undefined
  },
  unsubscribe: ({ params }, { user }) => (params.id === user?.id ? undefined : notFound('notYours')),
}
