import type { ActionContext } from './platform/context.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/open.ts'
import { readsFromPrimary } from './platform/db/replica/replica.ts'
import { buildOf } from './platform/build.ts'
import type { Env } from './platform/env.ts'
import { createDomainEvents } from './platform/domain-events.ts'
import { createEvents } from './platform/events/events.ts'
import { createFiles } from './platform/files/files.ts'
import { createUploads } from './platform/files/uploads.ts'
import { type Server, createServer } from './platform/http/server.ts'
import { createSharedLimits } from './platform/http/shared-limits.ts'
import { createIdentity } from './platform/identity/identity.ts'
import { registerBackfills, startBackfills } from './platform/jobs/backfills.ts'
import { registerHousekeeping } from './platform/jobs/housekeeping.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { sendOnly } from './platform/jobs/send-only.ts'
import type { Log } from './platform/log.ts'
import { createDrivers } from './platform/messages/drivers.ts'
import { deliverMessages } from './platform/messages/messages.ts'
import { measureBackups } from './platform/metrics/backups.ts'
import { measureMessages } from './platform/metrics/messages.ts'
import { createMetricsListener } from './platform/metrics/listener.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { measureBuild, measureDatabase, measureJobs } from './platform/metrics/process.ts'
import { measureTables } from './platform/metrics/tables.ts'
import { measureReplica } from './platform/metrics/replica.ts'
import { measureProviders } from './platform/metrics/providers.ts'
import { measureSandbox } from './platform/metrics/sandbox.ts'
import { createLocalOutgoing } from './platform/outgoing/local.ts'
import { type OutgoingClient, createOutgoing } from './platform/outgoing/outgoing.ts'
import { createPayments } from './platform/payments/payments.ts'
import { createPrinter } from './platform/pdf/printer.ts'
import type { Platform } from './platform/platform.ts'
import { createPolicies } from './platform/policies.ts'
import { createMailTexts } from './platform/messages/mail-texts.ts'
import { createSandbox } from './platform/sandbox/create-sandbox.ts'
import type { Sandbox } from './platform/sandbox/sandbox.ts'
import { createScheduler } from './platform/scheduler.ts'
import { shutDown } from './platform/shutdown.ts'
import { createSessions } from './platform/sessions.ts'
import type { TraceExport } from './platform/tracing/tracing.ts'
import { createCalendarReader } from './platform/workers/calendar-reader.ts'
import { createMailReader } from './platform/workers/mail-reader.ts'
import { createCodeComparison } from './platform/workers/code-comparison.ts'
import { subscribeFeatures } from './app-events.ts'
import { BACKFILLS, registerJobs } from './app-jobs.ts'
import { MAIL_SAMPLES } from './app-mails.ts'
import { REPLICA_READS } from './app-replica.ts'
import { registerRoutes } from './app-routes.ts'
import { healthRoutes } from './features/operations/routes-health.ts'

export type App = { server: Server; platform: Platform; start(): Promise<void>; stop(): Promise<void> }

export type Parts = {
  env: Env
  log: Log
  clock: Clock
  database: Database
  sandbox?: Sandbox
  outgoing?: OutgoingClient
  tracing?: TraceExport | undefined
  /** Whether clock jobs fire by themselves: a story calls them when it wants them. */
  cron?: boolean
}

/** Composition root: the platform, then the features by name. */
export function createApp(parts: Parts): App {
  const { env, log, clock, database, cron = true, tracing } = parts
  const { db, engine, listen } = database
  const metrics = createMetrics({ db, log })
  const providers = measureProviders(metrics)
  const sandbox = measureSandbox(metrics, parts.sandbox ?? createSandbox({ log }))
  const isWorker = env.ROLES.has('worker')
  const jobs = createJobs({ db, clock, engine, log, listen, cron: cron && isWorker, supervise: isWorker })
  const workerJobs = isWorker ? jobs : sendOnly(jobs)
  const events = createEvents({ db, listen, log })
  const files = providers.files(createFiles({ dir: env.DATA_DIR, url: env.STORAGE_URL }))
  const uploads = createUploads(db)
  const limits = createSharedLimits({ db, log })
  const sessions = createSessions({ db, events, metrics })
  const identity = providers.identity(createIdentity(env, log))
  const payments = providers.payments(createPayments(env, log, clock))
  const printer = createPrinter(log)
  const comparison = createCodeComparison(log)
  const calendarReader = createCalendarReader(log)
  const mailReader = createMailReader()
  const internet = parts.outgoing ?? createOutgoing({ userAgent: `Fareeq (+${env.PUBLIC_URL})` })
  const outgoing = env.production ? internet : createLocalOutgoing(internet, clock)
  const scheduler = createScheduler()
  const domainEvents = createDomainEvents<ActionContext>()
  const platform: Platform = {
    env,
    log,
    limits,
    clock,
    db,
    reads: database.replica ?? readsFromPrimary(db),
    sessions,
    jobs,
    events,
    domainEvents,
    metrics,
    files,
    uploads,
    identity,
    payments,
    policies: createPolicies({ db, events, clock, log }),
    mails: createMailTexts({ db, events, log, samples: MAIL_SAMPLES }),
    printer,
    sandbox,
    comparison,
    calendarReader,
    mailReader,
    outgoing,
    scheduler,
  }
  const server = createServer(platform, { isBusy: database.isBusy, tracing, replicaReads: REPLICA_READS })
  registerHousekeeping({ db, jobs: workerJobs })
  registerBackfills({ ...platform, jobs: workerJobs }, BACKFILLS)
  const drivers = providers.drivers(createDrivers(env))
  deliverMessages({ db, jobs: workerJobs, drivers, log })
  measureBuild(metrics, buildOf(env))
  measureDatabase(metrics, database)
  measureReplica(metrics, database.replica)
  measureJobs(metrics, jobs)
  measureMessages(metrics)
  measureTables(metrics)
  measureBackups(metrics, clock)
  const listener = createMetricsListener({ metrics, env, log })
  subscribeFeatures(platform)
  registerJobs(platform, workerJobs)
  if (env.ROLES.has('web')) registerRoutes(server, drivers)
  else healthRoutes(server)
  return {
    server,
    platform,
    async start() {
      await listener.start()
      await jobs.start()
      await events.start()
      await platform.policies.start()
      await platform.mails.start()
      await startBackfills(platform, BACKFILLS)
    },
    /** In this order nothing acknowledged is lost: what is under way ends, then what it stands on is closed. */
    stop: () =>
      shutDown(
        [
          // Streams are told and requests answered; meanwhile no new job is begun.
          ['requests and jobs', () => Promise.all([server.http.close(), jobs.drain()])],
          ['limits', limits.stop],
          ['policies', platform.policies.stop],
          ['mail texts', platform.mails.stop],
          ['events', events.stop],
          ['jobs', jobs.stop],
          ['printer', printer.close],
          ['sandbox', sandbox.close],
          ['comparison', comparison.close],
          ['calendar reader', calendarReader.close],
          ['mail reader', mailReader.close],
          ['database', database.close],
          ['metrics', listener.stop],
          ['tracing', () => tracing?.stop()],
        ],
        log,
      ),
  }
}
