import { leaveAttempts } from './features/assessments/actions-leaving.ts'
import { handRequestsOver } from './features/client-projects/actions-inheriting.ts'
import { noteAct } from './features/companies/actions-acting.ts'
import { handCompaniesOver } from './features/companies/actions-inheriting.ts'
import { isContracted, moveContracts } from './features/contracts/queries.ts'
import { endInterviewOf } from './features/interviews/actions-ending.ts'
import { moveInterviews } from './features/interviews/queries.ts'
import { markContracted, moveRequests } from './features/client-projects/queries.ts'
import { handMeetingsOver } from './features/meetings/actions-inheriting.ts'
import { confirmReservation } from './features/meetings/actions-reserving.ts'
import { queueClosing } from './features/payments/actions-checkout.ts'
import { reopenReturnedTickets, settleReturned } from './features/payments/actions-returned.ts'
import { followReferral } from './features/payouts/actions-bonuses.ts'
import { bringForward, followCredit, openPayouts } from './features/payouts/actions-earning.ts'
import { linkVisitorReferrals } from './features/referrals/actions-news.ts'
import { hireFriend, releaseFriend } from './features/referrals/actions-hires.ts'
import { friendIsGraded, friendIsTested } from './features/referrals/actions-tests.ts'
import { lapseRenewals, openRenewals } from './features/renewals/actions-clock.ts'
import { followTalents } from './features/selections/actions-following.ts'
import { hireTalent, moveHiring } from './features/talents/actions-hiring.ts'
import { forget } from './features/talent-imports/actions-consent.ts'
import { mailLinkAgain } from './features/talent-imports/actions-importing.ts'
import { handTicketsOver } from './features/tickets/actions-inheriting.ts'
import type { Platform } from './platform/platform.ts'

/** Domain events: what happens in one feature and matters to one of a higher layer. */
export function subscribeFeatures(platform: Platform): void {
  const { domainEvents } = platform
  domainEvents.on('address.proved', (work, { userId }) => confirmReservation(work, userId))
  domainEvents.on('session.opened', async (work, { userId, isTalent }) => {
    if (isTalent) await linkVisitorReferrals(work, userId)
  })
  domainEvents.on('consent.missing', (work, { userId }) => mailLinkAgain(work, userId))
  domainEvents.on('import.superseded', (work, { userId }) => forget(work.db, userId))
  domainEvents.on('nomination.given-up', (work, { nominationId, ...by }) => endInterviewOf(work, nominationId, by))
  domainEvents.on('talent.banned', (work, { userId }) => leaveAttempts(work, userId))
  domainEvents.on('assessment.started', (work, { userId }) => friendIsTested(work, userId))
  domainEvents.on('assessment.graded', (work, { userId, passed }) => friendIsGraded(work, userId, passed))
  followTalents(platform)
  domainEvents.on('member.replaced', ({ db, now }, { from, to }) => moveRequests(db, from, to, now))
  domainEvents.on('member.replaced', ({ db, now }, { from, to }) => moveInterviews(db, from, to, now))
  domainEvents.on('member.replaced', ({ db, now }, { from, to }) => moveContracts(db, from, to, now))
  domainEvents.on('staff.ended', handTicketsOver)
  domainEvents.on('staff.ended', handRequestsOver)
  domainEvents.on('staff.ended', handMeetingsOver)
  domainEvents.on('staff.ended', handCompaniesOver)
  domainEvents.on('company.acted-for', noteAct)
  domainEvents.on('contract.begun', (work, { talentId }) => hireTalent(work, talentId))
  domainEvents.on('contract.begun', ({ db, now }, { projectId }) => markContracted(db, projectId, now))
  domainEvents.on('contract.begun', (work, { talentId, months, startsOn, endsOn }) =>
    hireFriend(work, talentId, { months, starts_on: startsOn, ends_on: endsOn }),
  )
  // The renewal of a short contract opens on its first day, not in the next night.
  domainEvents.on('contract.begun', async (work) => void (await openRenewals(work)))
  domainEvents.on('contract.over', (work, { contractId }) => lapseRenewals(work, contractId))
  domainEvents.on('contract.over', async (work, { talentId }) => {
    if (await isContracted(work.db, talentId)) return
    await moveHiring(work, talentId, 'release')
    await releaseFriend(work, talentId)
  })
  domainEvents.on('invoice.issued', (work, { invoiceId }) => openPayouts(work, invoiceId))
  domainEvents.on('invoice.paid', (work, { invoiceId }) => bringForward(work, invoiceId))
  domainEvents.on('invoice.credited', followCredit)
  domainEvents.on('invoice.credited', queueClosing)
  domainEvents.on('invoice.credit-used', (work, { invoiceId, actor }) => settleReturned(work, invoiceId, actor))
  domainEvents.on('invoice.credit-returned', reopenReturnedTickets)
  domainEvents.on('referral.moved', followReferral)
}
