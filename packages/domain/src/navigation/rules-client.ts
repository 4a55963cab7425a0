import { CLIENT_STEP, storedClientStep } from '../kernel/steps.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { need, notFound, onlyWithSome, redirect } from './decision.ts'
import type { ArrivalToast, Rule } from './decision.ts'
import { navigationErrors } from './errors.ts'
import { isClient } from './facts.ts'
import type { SessionFacts } from './facts.ts'
import { queryText } from './hrefs.ts'
import { pathTo } from './paths.ts'
import type { RouteId } from './paths.ts'

const stepOf = ({ user }: SessionFacts): number => storedClientStep(user?.step)

/** The two places where the wizard is already being worked on. */
const WITHOUT_PROJECTS: readonly RouteId[] = ['clientWizard', 'bookMeeting']

/** Fails open: without the list the stored step decides, and the page shows its own error. */
export const clientProjects: Rule = ({ id, route }, facts) => {
  if (!isClient(facts.user) || WITHOUT_PROJECTS.includes(id)) return undefined
  if (facts.checks.projects === undefined) return need('projects')
  if (stepOf(facts) !== CLIENT_STEP.WIZARD_FORCED) return undefined
  // A client who signs in was on the way to the wizard anyway.
  return redirect(pathTo('clientWizard'), 'wizardForced', route.area === 'auth' ? {} : { toast: 'finishRequest' })
}

const EXPIRED_LINK_TEXTS = [platformErrors.not_authorized, navigationErrors.nomination_expired].flatMap(
  ({ en, ar }) => [en, ar],
)

/**
 * Redirect for a refused profile, video or report: the two known sentences mean an expired link, anything else "not found".
 */
export function talentProfileFailure(status: number, message: string): string {
  const linkIsOver = (status === 403 || status === 404) && EXPIRED_LINK_TEXTS.includes(message)
  return pathTo('notFound', {}, linkIsOver ? { nomination: 'expired' } : {})
}

const SHARED_PARTS: Partial<Record<RouteId, string>> = { assessmentReport: 'report', videoInterview: 'videos' }

/** Only the server can authorise this view, for clients and guests (D-12). */
const sharedView: Rule = ({ id, params, query }, { checks }) => {
  // A link to a report opens no profile: each page has its own access check.
  const about = queryText({ token: query.token, of: SHARED_PARTS[id] })
  if (checks.sharedView === undefined) return need('sharedView', `${params.id}${about}`)
  // A link that has ended is said so on the page itself.
  if (checks.sharedView === 'shown' || checks.sharedView.status === navigationErrors.link_ended.status) return undefined
  return redirect(talentProfileFailure(checks.sharedView.status, checks.sharedView.message), 'checkFailed')
}

const matching: Rule = (_, facts) => {
  const step = stepOf(facts)
  if (step > CLIENT_STEP.BOOK_MEETING) return undefined
  const to = pathTo(step === CLIENT_STEP.BOOK_MEETING ? 'clientWizard' : 'clientSignup')
  return redirect(to, 'stepTooEarly', { toast: 'noMatchingYet' })
}

/** Checks the format only; the server authorises. */
const feedbackForm: Rule = ({ query }) => {
  const isDecision = query.action === 'accepted' || query.action === 'rejected'
  return isDecision && query.selection ? undefined : notFound('brokenLink')
}

const backToSignup = (toast: ArrivalToast) => redirect(pathTo('clientSignup'), 'nothingThere', { toast })

export const CLIENT_CHECKS: Partial<Record<RouteId, Rule>> = {
  matching,
  clientRenewals: onlyWithSome('anyRenewals', backToSignup('noContractRenewals')),
  interviewsList: onlyWithSome('interviews', backToSignup('noInterviewsYet')),
  nomination: onlyWithSome('nominations', backToSignup('noNominations')),
  feedbackForm,
  sharedProfile: sharedView,
  videoInterview: sharedView,
  assessmentReport: sharedView,
}
