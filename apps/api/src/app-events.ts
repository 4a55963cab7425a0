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
  const { domainEvents, events } = platform
  domainEvents.on('address.proved', (db, { userId, now }) => confirmReservation(db, platform, userId, now))
  domainEvents.on('session.opened', async (db, { userId, isTalent, now }) => {
    if (isTalent) await linkVisitorReferrals(db, events, userId, now)
  })
  domainEvents.on('consent.missing', (db, { userId }) => mailLinkAgain(db, platform, userId))
  domainEvents.on('import.superseded', (db, { userId }) => forget(db, userId))
  domainEvents.on('nomination.given-up', (db, { nominationId, ...by }) =>
    endInterviewOf(db, platform, nominationId, by),
  )
  domainEvents.on('talent.banned', (db, { userId, now }) => leaveAttempts(db, platform, userId, now))
  domainEvents.on('assessment.started', (db, { userId, now }) => friendIsTested(db, platform, userId, now))
  domainEvents.on('assessment.graded', (db, { userId, passed, now }) =>
    friendIsGraded(db, platform, userId, passed, now),
  )
  followTalents(platform)
  domainEvents.on('member.replaced', (db, { from, to, now }) => moveRequests(db, from, to, now))
  domainEvents.on('member.replaced', (db, { from, to, now }) => moveInterviews(db, from, to, now))
  domainEvents.on('member.replaced', (db, { from, to, now }) => moveContracts(db, from, to, now))
  domainEvents.on('staff.ended', (db, ended) => handTicketsOver(db, platform, ended))
  domainEvents.on('staff.ended', (db, ended) => handRequestsOver(db, platform, ended))
  domainEvents.on('staff.ended', (db, ended) => handMeetingsOver(db, platform, ended))
  domainEvents.on('staff.ended', (db, ended) => handCompaniesOver(db, platform, ended))
  domainEvents.on('company.acted-for', (db, acted) => noteAct(db, platform, acted))
  domainEvents.on('contract.begun', (db, { talentId, now }) => hireTalent(db, platform, talentId, now))
  domainEvents.on('contract.begun', (db, { projectId, now }) => markContracted(db, projectId, now))
  domainEvents.on('contract.begun', (db, { talentId, months, startsOn, endsOn, now }) =>
    hireFriend(db, platform, talentId, { months, starts_on: startsOn, ends_on: endsOn }, now),
  )
  // The renewal of a short contract opens on its first day, not in the next night.
  domainEvents.on('contract.begun', async (db, { now }) => void (await openRenewals(db, platform, now)))
  domainEvents.on('contract.over', (db, { contractId, now }) => lapseRenewals(db, platform, contractId, now))
  domainEvents.on('contract.over', async (db, { talentId, now }) => {
    if (await isContracted(db, talentId)) return
    await moveHiring(db, platform, talentId, 'release', now)
    await releaseFriend(db, platform, talentId, now)
  })
  domainEvents.on('invoice.issued', (db, { invoiceId, now }) => openPayouts(db, platform, invoiceId, now))
  domainEvents.on('invoice.paid', (db, { invoiceId, now }) => bringForward(db, platform, invoiceId, now))
  domainEvents.on('invoice.credited', (db, { now, ...credit }) => followCredit(db, platform, credit, now))
  domainEvents.on('invoice.credit-used', (db, { invoiceId, actor, now }) =>
    settleReturned({ db, platform, now }, invoiceId, actor),
  )
  domainEvents.on('invoice.credit-returned', (db, { now, ...credit }) =>
    reopenReturnedTickets({ db, platform, now }, credit),
  )
  domainEvents.on('referral.moved', (db, moved) => followReferral(db, platform, moved))
}
