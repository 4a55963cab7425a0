import { accountingPeriodRoutes } from './features/accounting-periods/routes.ts'
import { googleRoutes } from './features/accounts/routes-google.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { approvalRoutes } from './features/approvals/routes.ts'
import { videoRoutes } from './features/assessments/routes-videos.ts'
import { announcedTransferRoutes } from './features/announced-transfers/routes.ts'
import { assessmentReviewRoutes } from './features/assessments/review/routes-review.ts'
import { reportRoutes } from './features/assessments/reports/routes-report.ts'
import { assessmentRoutes } from './features/assessments/routes.ts'
import { bankStatementRoutes } from './features/bank-statements/routes.ts'
import { banRoutes } from './features/bans/routes.ts'
import { calendarSourceRoutes } from './features/calendar-sources/routes.ts'
import { iconRoutes } from './features/catalogue/routes-icons.ts'
import { catalogueRoutes } from './features/catalogue/routes.ts'
import { requestsOpsRoutes } from './features/client-projects/routes-ops.ts'
import { clientProjectRoutes } from './features/client-projects/routes.ts'
import { companyRoutes } from './features/companies/routes.ts'
import { buyoutRoutes } from './features/buyouts/routes.ts'
import { checkInRoutes } from './features/check-ins/routes.ts'
import { workReviewRoutes } from './features/work-reviews/routes.ts'
import { startRoutes } from './features/starts/routes.ts'
import { timeOffRoutes } from './features/time-off/routes.ts'
import { contractTemplateRoutes } from './features/contract-templates/routes.ts'
import { contractRoutes } from './features/contracts/routes.ts'
import { conversationRoutes } from './features/conversations/routes.ts'
import { costRoutes } from './features/costs/routes.ts'
import { counterRoutes } from './features/counters/routes.ts'
import { financialReportRoutes } from './features/financial-reports/routes.ts'
import { taxReportRoutes } from './features/tax-reports/routes.ts'
import { figureRoutes } from './features/figures/routes.ts'
import { cvImportRoutes } from './features/cv-imports/routes.ts'
import { calendarFeedRoutes } from './features/interviews/calendar/routes-feed.ts'
import { inboundMailRoutes } from './features/inbound-mails/routes.ts'
import { interviewFeedbackRoutes } from './features/interviews/feedback/routes-feedback.ts'
import { interviewMoveRoutes } from './features/interviews/moving/routes-moving.ts'
import { interviewOpsRoutes } from './features/interviews/routes-ops.ts'
import { nominatedRoutes } from './features/interviews/routes-nominations.ts'
import { interviewPanelRoutes } from './features/interviews/panel/routes-panel.ts'
import { interviewRoutes } from './features/interviews/routes.ts'
import { invoicesOpsRoutes } from './features/invoices/routes-ops.ts'
import { invoiceRoutes } from './features/invoices/routes.ts'
import { ledgerRoutes } from './features/ledger/routes.ts'
import { localRoutes } from './features/local/routes.ts'
import { manualEntryRoutes } from './features/manual-entries/routes.ts'
import { matchingRoutes } from './features/matching/routes.ts'
import { meetingOpsRoutes } from './features/meetings/routes-ops.ts'
import { meetingRoutes } from './features/meetings/routes.ts'
import { nominationRoutes } from './features/nominations/routes.ts'
import { messageRoutes } from './features/notifications/routes-messages.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { operationRoutes } from './features/operations/routes.ts'
import { openMatterRoutes } from './features/open-matters/routes.ts'
import { offerRoutes } from './features/offers/routes.ts'
import { organisationRoutes } from './features/organisations/routes.ts'
import { paymentRoutes } from './features/payments/routes.ts'
import { partyRoutes } from './features/parties/routes.ts'
import { payoutBatchRoutes } from './features/payouts/batches/routes-batches.ts'
import { payoutRoutes } from './features/payouts/routes.ts'
import { phoneVerificationRoutes } from './features/phone-verifications/routes.ts'
import { policyRoutes } from './features/policies/routes.ts'
import { privacyRequestRoutes } from './features/privacy-requests/routes.ts'
import { profileProposalRoutes } from './features/profile-proposals/routes.ts'
import { profileViewRoutes } from './features/profile-views/routes.ts'
import { quoteRoutes } from './features/quotes/routes.ts'
import { recurringInvoiceRoutes } from './features/recurring-invoices/routes.ts'
import { reconciliationRoutes } from './features/reconciliations/routes.ts'
import { recruiterRoutes } from './features/recruiter/routes.ts'
import { referralRoutes } from './features/referrals/routes.ts'
import { renewalRoutes } from './features/renewals/routes.ts'
import { roomRoutes } from './features/rooms/routes.ts'
import { selectionRoutes } from './features/selections/routes.ts'
import { searchRoutes } from './features/searches/routes.ts'
import { sellerRoutes } from './features/sellers/routes.ts'
import { settingRoutes } from './features/settings/routes.ts'
import { setupCheckRoutes } from './features/setup-checks/routes.ts'
import { siteRoutes } from './features/site/routes.ts'
import { staffRoutes } from './features/staff/routes.ts'
import { subscriptionRoutes } from './features/subscriptions/routes.ts'
import { talentImportRoutes } from './features/talent-imports/routes.ts'
import { talentMarketRoutes } from './features/talent-market/routes.ts'
import { talentsOpsRoutes } from './features/talent-views/routes-ops.ts'
import { talentViewRoutes } from './features/talent-views/routes.ts'
import { talentEntryRoutes } from './features/talents/routes-entries.ts'
import { talentExportRoutes } from './features/talents/routes-export.ts'
import { talentPhotoRoutes } from './features/talents/routes-photos.ts'
import { talentRoutes } from './features/talents/routes.ts'
import { ticketRoutes } from './features/tickets/routes.ts'
import { trackingRoutes } from './features/tracking/routes.ts'
import { workItemRoutes } from './features/work-items/routes.ts'
import type { Server } from './platform/http/server.ts'
import type { Drivers } from './platform/messages/driver.ts'

/** The routes of every feature, by name. */
export function registerRoutes(server: Server, drivers: Drivers): void {
  accountingPeriodRoutes(server)
  accountRoutes(server)
  googleRoutes(server)
  approvalRoutes(server)
  assessmentRoutes(server)
  videoRoutes(server)
  assessmentReviewRoutes(server)
  reportRoutes(server)
  bankStatementRoutes(server)
  banRoutes(server)
  calendarSourceRoutes(server)
  catalogueRoutes(server)
  iconRoutes(server)
  clientProjectRoutes(server)
  requestsOpsRoutes(server)
  companyRoutes(server)
  offerRoutes(server)
  contractTemplateRoutes(server)
  contractRoutes(server)
  buyoutRoutes(server)
  openMatterRoutes(server)
  checkInRoutes(server)
  workReviewRoutes(server)
  startRoutes(server)
  timeOffRoutes(server)
  conversationRoutes(server)
  costRoutes(server)
  counterRoutes(server)
  figureRoutes(server)
  financialReportRoutes(server)
  taxReportRoutes(server)
  cvImportRoutes(server)
  inboundMailRoutes(server)
  interviewRoutes(server)
  interviewFeedbackRoutes(server)
  interviewMoveRoutes(server)
  interviewPanelRoutes(server)
  interviewOpsRoutes(server)
  nominatedRoutes(server)
  calendarFeedRoutes(server)
  invoiceRoutes(server)
  recurringInvoiceRoutes(server)
  announcedTransferRoutes(server)
  invoicesOpsRoutes(server)
  ledgerRoutes(server)
  manualEntryRoutes(server)
  matchingRoutes(server)
  meetingRoutes(server)
  meetingOpsRoutes(server)
  paymentRoutes(server)
  phoneVerificationRoutes(server)
  nominationRoutes(server)
  notificationRoutes(server)
  messageRoutes(server, drivers)
  operationRoutes(server)
  organisationRoutes(server)
  partyRoutes(server)
  quoteRoutes(server)
  payoutRoutes(server)
  payoutBatchRoutes(server)
  policyRoutes(server)
  privacyRequestRoutes(server)
  profileProposalRoutes(server)
  profileViewRoutes(server)
  reconciliationRoutes(server)
  recruiterRoutes(server)
  referralRoutes(server)
  renewalRoutes(server)
  roomRoutes(server)
  selectionRoutes(server)
  sellerRoutes(server)
  searchRoutes(server)
  settingRoutes(server)
  setupCheckRoutes(server, drivers)
  siteRoutes(server)
  staffRoutes(server)
  subscriptionRoutes(server)
  talentImportRoutes(server)
  talentViewRoutes(server)
  talentMarketRoutes(server)
  talentsOpsRoutes(server)
  talentRoutes(server)
  talentEntryRoutes(server)
  talentExportRoutes(server)
  talentPhotoRoutes(server)
  ticketRoutes(server)
  trackingRoutes(server)
  workItemRoutes(server)
  if (!server.platform.env.production) localRoutes(server)
}
