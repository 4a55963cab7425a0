import { accountJobs } from './features/accounts/jobs.ts'
import { googleRoutes } from './features/accounts/routes-google.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { assessmentJobs } from './features/assessments/jobs.ts'
import { videoRoutes } from './features/assessments/routes-videos.ts'
import { assessmentReviewRoutes } from './features/assessments/review/routes-review.ts'
import { reportRoutes } from './features/assessments/reports/routes-report.ts'
import { assessmentRoutes } from './features/assessments/routes.ts'
import { banJobs } from './features/bans/jobs.ts'
import { banRoutes } from './features/bans/routes.ts'
import { iconRoutes } from './features/catalogue/routes-icons.ts'
import { catalogueRoutes } from './features/catalogue/routes.ts'
import { clientProjectJobs } from './features/client-projects/jobs.ts'
import { requestsOpsRoutes } from './features/client-projects/routes-ops.ts'
import { clientProjectRoutes } from './features/client-projects/routes.ts'
import { companyRoutes } from './features/companies/routes.ts'
import { contractJobs } from './features/contracts/jobs.ts'
import { contractRoutes } from './features/contracts/routes.ts'
import { counterRoutes } from './features/counters/routes.ts'
import { figureRoutes } from './features/figures/routes.ts'
import { codeJobs } from './features/codes/jobs.ts'
import { cvImportJobs } from './features/cv-imports/jobs.ts'
import { cvImportRoutes } from './features/cv-imports/routes.ts'
import { interviewJobs } from './features/interviews/jobs.ts'
import { calendarFeedRoutes } from './features/interviews/calendar/routes-feed.ts'
import { interviewFeedbackRoutes } from './features/interviews/feedback/routes-feedback.ts'
import { interviewOpsRoutes } from './features/interviews/routes-ops.ts'
import { nominatedRoutes } from './features/interviews/routes-nominations.ts'
import { interviewRoutes } from './features/interviews/routes.ts'
import { invoiceJobs } from './features/invoices/jobs.ts'
import { invoicesOpsRoutes } from './features/invoices/routes-ops.ts'
import { invoiceRoutes } from './features/invoices/routes.ts'
import { ledgerRoutes } from './features/ledger/routes.ts'
import { localRoutes } from './features/local/routes.ts'
import { matchingRoutes } from './features/matching/routes.ts'
import { meetingJobs } from './features/meetings/jobs.ts'
import { meetingOpsRoutes } from './features/meetings/routes-ops.ts'
import { meetingRoutes } from './features/meetings/routes.ts'
import { nominationJobs } from './features/nominations/jobs.ts'
import { nominationRoutes } from './features/nominations/routes.ts'
import { notificationJobs } from './features/notifications/jobs.ts'
import { messageRoutes } from './features/notifications/routes-messages.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { operationRoutes } from './features/operations/routes.ts'
import { organisationRoutes } from './features/organisations/routes.ts'
import { paymentJobs } from './features/payments/jobs.ts'
import { paymentRoutes } from './features/payments/routes.ts'
import { payoutJobs } from './features/payouts/jobs.ts'
import { payoutRoutes } from './features/payouts/routes.ts'
import { phoneVerificationRoutes } from './features/phone-verifications/routes.ts'
import { policyRoutes } from './features/policies/routes.ts'
import { privacyRequestJobs } from './features/privacy-requests/jobs.ts'
import { privacyRequestRoutes } from './features/privacy-requests/routes.ts'
import { profileViewJobs } from './features/profile-views/jobs.ts'
import { profileViewRoutes } from './features/profile-views/routes.ts'
import { referralJobs } from './features/referrals/jobs.ts'
import { referralRoutes } from './features/referrals/routes.ts'
import { renewalJobs } from './features/renewals/jobs.ts'
import { renewalRoutes } from './features/renewals/routes.ts'
import { roomRoutes } from './features/rooms/routes.ts'
import { selectionJobs } from './features/selections/jobs.ts'
import { selectionRoutes } from './features/selections/routes.ts'
import { searchRoutes } from './features/searches/routes.ts'
import { settingRoutes } from './features/settings/routes.ts'
import { siteJobs } from './features/site/jobs.ts'
import { siteRoutes } from './features/site/routes.ts'
import { staffRoutes } from './features/staff/routes.ts'
import { subscriptionRoutes } from './features/subscriptions/routes.ts'
import { talentImportJobs } from './features/talent-imports/jobs.ts'
import { talentImportRoutes } from './features/talent-imports/routes.ts'
import { talentsOpsRoutes } from './features/talent-views/routes-ops.ts'
import { talentViewRoutes } from './features/talent-views/routes.ts'
import { talentJobs } from './features/talents/jobs.ts'
import { talentEntryRoutes } from './features/talents/routes-entries.ts'
import { talentExportRoutes } from './features/talents/routes-export.ts'
import { talentPhotoRoutes } from './features/talents/routes-photos.ts'
import { talentRoutes } from './features/talents/routes.ts'
import { ticketRoutes } from './features/tickets/routes.ts'
import { trackingJobs } from './features/tracking/jobs.ts'
import { trackingRoutes } from './features/tracking/routes.ts'
import { workItemRoutes } from './features/work-items/routes.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/open.ts'
import type { Env } from './platform/env.ts'
import { createDomainEvents } from './platform/domain-events.ts'
import { createEvents } from './platform/events/events.ts'
import { createFiles } from './platform/files/files.ts'
import { createUploads } from './platform/files/uploads.ts'
import { type Server, createServer } from './platform/http/server.ts'
import { createIdentity } from './platform/identity/identity.ts'
import { keepHouse } from './platform/jobs/housekeeping.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import { createDrivers } from './platform/messages/drivers.ts'
import { deliverMessages } from './platform/messages/messages.ts'
import { createPayments } from './platform/payments/payments.ts'
import { createPrinter } from './platform/pdf/printer.ts'
import type { Platform } from './platform/platform.ts'
import { createPolicies } from './platform/policies.ts'
import { createSandbox } from './platform/sandbox/create-sandbox.ts'
import type { Sandbox } from './platform/sandbox/sandbox.ts'
import { createScheduler } from './platform/scheduler.ts'
import { createSessions } from './platform/sessions.ts'
import { createCodeComparison } from './platform/workers/code-comparison.ts'
import { subscribeFeatures } from './app-events.ts'

export type App = { server: Server; platform: Platform; start(): Promise<void>; stop(): Promise<void> }

type Parts = { env: Env; log: Log; clock: Clock; database: Database; sandbox?: Sandbox }

/** Composition root: the platform, then the features by name. */
export function createApp({ env, log, clock, database, sandbox = createSandbox({ log }) }: Parts): App {
  const { db, engine, listen } = database
  const jobs = createJobs({ db, engine, log })
  const events = createEvents({ db, listen, log })
  const files = createFiles({ dir: env.DATA_DIR, url: env.STORAGE_URL })
  const uploads = createUploads(env.DATA_DIR)
  const sessions = createSessions({ db, events })
  const identity = createIdentity(env, log)
  const payments = createPayments(env, log, clock)
  const printer = createPrinter(log)
  const comparison = createCodeComparison(log)
  const scheduler = createScheduler()
  const domainEvents = createDomainEvents()
  const platform: Platform = {
    env,
    log,
    clock,
    db,
    sessions,
    jobs,
    events,
    domainEvents,
    files,
    uploads,
    identity,
    payments,
    policies: createPolicies({ db, events, log }),
    printer,
    sandbox,
    comparison,
    scheduler,
  }
  const server = createServer(platform, { isBusy: database.isBusy })
  keepHouse({ db, jobs })
  const drivers = createDrivers(env)
  deliverMessages({ db, jobs, drivers, log })
  subscribeFeatures(platform)

  accountJobs(platform)
  assessmentJobs(platform)
  banJobs(platform)
  clientProjectJobs(platform)
  codeJobs(platform)
  contractJobs(platform)
  cvImportJobs(platform)
  interviewJobs(platform)
  invoiceJobs(platform)
  meetingJobs(platform)
  nominationJobs(platform)
  notificationJobs(platform)
  paymentJobs(platform)
  payoutJobs(platform)
  privacyRequestJobs(platform)
  profileViewJobs(platform)
  referralJobs(platform)
  renewalJobs(platform)
  selectionJobs(platform)
  siteJobs(platform)
  talentImportJobs(platform)
  talentJobs(platform)
  trackingJobs(platform)
  accountRoutes(server)
  googleRoutes(server)
  assessmentRoutes(server)
  videoRoutes(server)
  assessmentReviewRoutes(server)
  reportRoutes(server)
  banRoutes(server)
  catalogueRoutes(server)
  iconRoutes(server)
  clientProjectRoutes(server)
  requestsOpsRoutes(server)
  companyRoutes(server)
  contractRoutes(server)
  counterRoutes(server)
  figureRoutes(server)
  cvImportRoutes(server)
  interviewRoutes(server)
  interviewFeedbackRoutes(server)
  interviewOpsRoutes(server)
  nominatedRoutes(server)
  calendarFeedRoutes(server)
  invoiceRoutes(server)
  invoicesOpsRoutes(server)
  ledgerRoutes(server)
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
  payoutRoutes(server)
  policyRoutes(server)
  privacyRequestRoutes(server)
  profileViewRoutes(server)
  referralRoutes(server)
  renewalRoutes(server)
  roomRoutes(server)
  selectionRoutes(server)
  searchRoutes(server)
  settingRoutes(server)
  siteRoutes(server)
  staffRoutes(server)
  subscriptionRoutes(server)
  talentImportRoutes(server)
  talentViewRoutes(server)
  talentsOpsRoutes(server)
  talentRoutes(server)
  talentEntryRoutes(server)
  talentExportRoutes(server)
  talentPhotoRoutes(server)
  ticketRoutes(server)
  trackingRoutes(server)
  workItemRoutes(server)
  if (!env.production) localRoutes(server)
  return {
    server,
    platform,
    async start() {
      await jobs.start()
      await events.start()
      await platform.policies.start()
    },
    /** Shutdown order, in which nothing acknowledged is lost: stop accepting, drain, then close the dependencies. */
    async stop() {
      await server.http.close()
      platform.policies.stop()
      await events.stop()
      await jobs.stop()
      await printer.close()
      await sandbox.close()
      await comparison.close()
      await database.close()
    },
  }
}
