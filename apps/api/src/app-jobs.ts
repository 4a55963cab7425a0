import { accountJobs } from './features/accounts/jobs.ts'
import { announcedTransferJobs } from './features/announced-transfers/jobs.ts'
import { assessmentJobs } from './features/assessments/jobs.ts'
import { backupJobs } from './features/backups/jobs.ts'
import { bankStatementJobs } from './features/bank-statements/jobs.ts'
import { banJobs } from './features/bans/jobs.ts'
import { calendarSourceJobs } from './features/calendar-sources/jobs.ts'
import { clientProjectJobs } from './features/client-projects/jobs.ts'
import { buyoutJobs } from './features/buyouts/jobs.ts'
import { checkInJobs } from './features/check-ins/jobs.ts'
import { workReviewJobs } from './features/work-reviews/jobs.ts'
import { startJobs } from './features/starts/jobs.ts'
import { timeOffJobs } from './features/time-off/jobs.ts'
import { contractJobs } from './features/contracts/jobs.ts'
import { conversationJobs } from './features/conversations/jobs.ts'
import { codeJobs } from './features/codes/jobs.ts'
import { cvImportJobs } from './features/cv-imports/jobs.ts'
import { inboundMailJobs } from './features/inbound-mails/jobs.ts'
import { interviewJobs } from './features/interviews/jobs.ts'
import { invoiceJobs } from './features/invoices/jobs.ts'
import { manualEntryJobs } from './features/manual-entries/jobs.ts'
import { meetingJobs } from './features/meetings/jobs.ts'
import { nominationJobs } from './features/nominations/jobs.ts'
import { notificationJobs } from './features/notifications/jobs.ts'
import { offerJobs } from './features/offers/jobs.ts'
import { paymentJobs } from './features/payments/jobs.ts'
import { planOldTransfers } from './features/payouts/batches/actions-transfers.ts'
import { payoutJobs } from './features/payouts/jobs.ts'
import { privacyRequestJobs } from './features/privacy-requests/jobs.ts'
import { profileViewJobs } from './features/profile-views/jobs.ts'
import { setPostingDays } from './features/ledger/queries-days.ts'
import { quoteJobs } from './features/quotes/jobs.ts'
import { recurringInvoiceJobs } from './features/recurring-invoices/jobs.ts'
import { reconciliationJobs } from './features/reconciliations/jobs.ts'
import { recruiterJobs } from './features/recruiter/jobs.ts'
import { referralJobs } from './features/referrals/jobs.ts'
import { renewalJobs } from './features/renewals/jobs.ts'
import { selectionJobs } from './features/selections/jobs.ts'
import { siteJobs } from './features/site/jobs.ts'
import { subscriptionJobs } from './features/subscriptions/jobs.ts'
import { talentImportJobs } from './features/talent-imports/jobs.ts'
import { talentJobs } from './features/talents/jobs.ts'
import { ticketJobs } from './features/tickets/jobs.ts'
import { trackingJobs } from './features/tracking/jobs.ts'
import type { Backfill } from './platform/jobs/backfills.ts'
import { createFeatureJobs } from './platform/jobs/feature-jobs.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Platform } from './platform/platform.ts'

/** Data that this release moves, of the features whose tables they are; a line goes with a later release. */
export const BACKFILLS: readonly Backfill[] = [
  { name: 'ledger.posting_days', batch: setPostingDays },
  { name: 'payouts.transfers', batch: planOldTransfers },
]

/** The jobs of every feature, by name; before `jobs.start()`. */
export function registerJobs(platform: Platform, workerJobs: Jobs): void {
  const jobs = createFeatureJobs(platform, workerJobs)
  accountJobs(jobs)
  assessmentJobs(jobs, platform)
  backupJobs(jobs)
  bankStatementJobs(jobs)
  banJobs(jobs)
  calendarSourceJobs(jobs)
  clientProjectJobs(jobs)
  codeJobs(jobs)
  contractJobs(jobs)
  buyoutJobs(jobs)
  checkInJobs(jobs)
  workReviewJobs(jobs)
  startJobs(jobs)
  timeOffJobs(jobs)
  conversationJobs(jobs)
  cvImportJobs(jobs)
  inboundMailJobs(jobs, platform)
  interviewJobs(jobs)
  invoiceJobs(jobs)
  quoteJobs(jobs)
  recurringInvoiceJobs(jobs)
  manualEntryJobs(jobs)
  announcedTransferJobs(jobs)
  meetingJobs(jobs)
  nominationJobs(jobs)
  notificationJobs(jobs)
  offerJobs(jobs)
  paymentJobs(jobs)
  payoutJobs(jobs)
  privacyRequestJobs(jobs)
  profileViewJobs(jobs)
  reconciliationJobs(jobs)
  recruiterJobs(jobs)
  referralJobs(jobs)
  renewalJobs(jobs)
  selectionJobs(jobs)
  siteJobs(jobs)
  subscriptionJobs(jobs)
  talentImportJobs(jobs)
  talentJobs(jobs)
  ticketJobs(jobs)
  trackingJobs(jobs)
}
