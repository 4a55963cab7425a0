import type { ApprovalKind } from '@fareeq/domain/approvals/limits.ts'
import { followPaid } from './features/announced-transfers/actions.ts'
import { closeAttempts } from './features/assessments/actions-closing.ts'
import { followReversal } from './features/bank-statements/actions-reversals.ts'
import { lapseBuyout } from './features/buyouts/actions-clock.ts'
import { lapseOfContract } from './features/check-ins/queries.ts'
import { handRequestsOver } from './features/client-projects/actions-inheriting.ts'
import { noteAct } from './features/companies/actions-acting.ts'
import { handCompaniesOver } from './features/companies/actions-inheriting.ts'
import { followParty } from './features/contracts/actions-parties.ts'
import { isContracted, moveContracts } from './features/contracts/queries.ts'
import { moveConversations } from './features/conversations/queries-writing.ts'
import { endInterviewOf } from './features/interviews/actions-ending.ts'
import { handInterviewsOver } from './features/interviews/actions-inheriting.ts'
import { markContracted, moveRequests, reopenRequest } from './features/client-projects/queries.ts'
import { handMeetingsOver } from './features/meetings/actions-inheriting.ts'
import { confirmReservation } from './features/meetings/actions-reserving.ts'
import { holdToOffer, withdrawAccepted } from './features/offers/actions-contracts.ts'
import { moveOffers } from './features/offers/queries-writing.ts'
import { queueClosing } from './features/payments/actions-checkout.ts'
import { reopenReturnedTickets, settleReturned } from './features/payments/actions-returned.ts'
import { followApproval as followReopening } from './features/accounting-periods/actions-reopening.ts'
import { followApproval as followManualEntry } from './features/manual-entries/actions.ts'
import { followManualEntry as matchManualEntry } from './features/reconciliations/actions-matching.ts'
import { followApproval as followPolicyChange } from './features/policies/actions-changes.ts'
import { followReferral } from './features/payouts/actions-bonuses.ts'
import { followApproval as followBatch } from './features/payouts/batches/actions-batches.ts'
import { bringForward, followCredit, openPayouts } from './features/payouts/actions-earning.ts'
import { linkVisitorReferrals } from './features/referrals/actions-news.ts'
import { hireFriend, releaseFriend } from './features/referrals/actions-hires.ts'
import { friendIsGraded, friendIsTested } from './features/referrals/actions-tests.ts'
import { openStart } from './features/starts/actions-clock.ts'
import { cutTimeOff, lapseTimeOff } from './features/time-off/actions-clock.ts'
import { lapseRenewals, openRenewals, reopenRenewal } from './features/renewals/actions-clock.ts'
import { followMeeting } from './features/selections/actions-meetings.ts'
import { followTalents } from './features/selections/actions-following.ts'
import { hireTalent, moveHiring } from './features/talents/actions-hiring.ts'
import { forget } from './features/talent-imports/actions-consent.ts'
import { mailLinkAgain } from './features/talent-imports/actions-importing.ts'
import { handTicketsOver } from './features/tickets/actions-inheriting.ts'
import { askAtEnd } from './features/work-reviews/actions-asking.ts'
import type { ApprovalDecision } from './platform/domain-events.ts'
import type { ActionContext } from './platform/context.ts'
import type { Platform } from './platform/platform.ts'

/** What follows of a decision, by what it is about. */
const DECISIONS: Readonly<Record<ApprovalKind, (ctx: ActionContext, decision: ApprovalDecision) => Promise<unknown>>> =
  {
    payout_batch: followBatch,
    manual_entry: followManualEntry,
    period_reopening: followReopening,
    policy_change: followPolicyChange,
  }

/** Domain events: what happens in one feature and matters to one of a higher layer. */
export function subscribeFeatures(platform: Platform): void {
  const { domainEvents } = platform
  domainEvents.on('address.proved', (ctx, { userId }) => confirmReservation(ctx, userId))
  domainEvents.on('session.opened', async (ctx, { userId, isTalent }) => {
    if (isTalent) await linkVisitorReferrals(ctx, userId)
  })
  domainEvents.on('consent.missing', (ctx, { userId }) => mailLinkAgain(ctx, userId))
  domainEvents.on('import.superseded', (ctx, { userId }) => forget(ctx.db, userId))
  domainEvents.on('nomination.given-up', (ctx, { nominationId, ...by }) => endInterviewOf(ctx, nominationId, by))
  domainEvents.on('talent.banned', (ctx, { userId }) => closeAttempts(ctx, userId))
  domainEvents.on('assessment.started', (ctx, { userId }) => friendIsTested(ctx, userId))
  domainEvents.on('assessment.graded', (ctx, { userId, passed }) => friendIsGraded(ctx, userId, passed))
  followTalents(platform)
  domainEvents.on('meeting.with-talent', followMeeting)
  domainEvents.on('member.replaced', ({ db, now }, { from, to }) => moveRequests(db, from, to, now))
  domainEvents.on('member.replaced', handInterviewsOver)
  domainEvents.on('member.replaced', ({ db, now }, { from, to }) => moveOffers(db, from, to, now))
  domainEvents.on('member.replaced', ({ db, now }, { from, to }) => moveContracts(db, from, to, now))
  domainEvents.on('member.replaced', ({ db }, { from, to }) => moveConversations(db, from, to))
  domainEvents.on('staff.ended', handTicketsOver)
  domainEvents.on('staff.ended', handRequestsOver)
  domainEvents.on('staff.ended', handMeetingsOver)
  domainEvents.on('staff.ended', handCompaniesOver)
  domainEvents.on('company.acted-for', noteAct)
  domainEvents.on('party.stated', followParty)
  domainEvents.on('contract.proposed', holdToOffer)
  domainEvents.on('contract.begun', (ctx, { talentId }) => hireTalent(ctx, talentId))
  domainEvents.on('contract.begun', ({ db, now }, { projectId }) => markContracted(db, projectId, now))
  domainEvents.on('contract.begun', (ctx, { talentId, months, startsOn, endsOn }) =>
    hireFriend(ctx, talentId, { months, starts_on: startsOn, ends_on: endsOn }),
  )
  // The renewal of a short contract opens on its first day, not in the next night.
  domainEvents.on('contract.begun', async (ctx) => void (await openRenewals(ctx)))
  domainEvents.on('contract.begun', async (ctx, { contractId }) => void (await openStart(ctx, contractId)))
  domainEvents.on('contract.given-up', withdrawAccepted)
  domainEvents.on('contract.over', (ctx, { contractId }) => lapseRenewals(ctx, contractId))
  domainEvents.on('contract.over', (ctx, { contractId }) => lapseTimeOff(ctx, contractId))
  domainEvents.on('contract.over', async ({ db }, { contractId }) => lapseOfContract(db, contractId))
  domainEvents.on('contract.over', (ctx, { contractId }) => lapseBuyout(ctx, contractId))
  domainEvents.on('contract.over', (ctx, { contractId }) => askAtEnd(ctx, contractId))
  domainEvents.on('contract.notice-given', (ctx, { contractId }) => lapseRenewals(ctx, contractId, true))
  domainEvents.on('contract.notice-given', (ctx, { contractId, lastDay }) => cutTimeOff(ctx, contractId, lastDay))
  domainEvents.on('contract.notice-given', (ctx, { contractId }) => lapseBuyout(ctx, contractId))
  domainEvents.on('contract.notice-withdrawn', (ctx, { contractId }) => reopenRenewal(ctx, contractId))
  domainEvents.on('contract.over', async (ctx, { talentId }) => {
    if (await isContracted(ctx.db, talentId)) return
    await moveHiring(ctx, talentId, 'release')
    await releaseFriend(ctx, talentId)
  })
  domainEvents.on('contract.replaced', ({ db, now }, { projectId }) => reopenRequest(db, projectId, now))
  domainEvents.on('invoice.issued', (ctx, { invoiceId }) => openPayouts(ctx, invoiceId))
  domainEvents.on('invoice.paid', (ctx, { invoiceId }) => bringForward(ctx, invoiceId))
  domainEvents.on('invoice.paid', followPaid)
  domainEvents.on('invoice.credited', followPaid)
  domainEvents.on('invoice.credited', followCredit)
  domainEvents.on('invoice.credited', queueClosing)
  domainEvents.on('invoice.credit-used', (ctx, { invoiceId, actor }) => settleReturned(ctx, invoiceId, actor))
  domainEvents.on('invoice.credit-returned', reopenReturnedTickets)
  domainEvents.on('payment.reversed', followReversal)
  domainEvents.on('referral.moved', followReferral)
  domainEvents.on('manual_entry.decided', (ctx, decision) => matchManualEntry(ctx, decision))
  domainEvents.on('approval.decided', (ctx, decision) => DECISIONS[decision.kind](ctx, decision))
}
