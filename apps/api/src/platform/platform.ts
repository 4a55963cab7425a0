import type { Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import type { Reads } from './db/replica/replica.ts'
import type { DomainEvents } from './domain-events.ts'
import type { Env } from './env.ts'
import type { Events } from './events/events.ts'
import type { Files } from './files/files.ts'
import type { ResumableUploads } from './files/uploads.ts'
import type { SharedLimits } from './http/shared-limits.ts'
import type { Identity } from './identity/identity.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { MailTexts } from './messages/mail-texts.ts'
import type { OutgoingClient } from './outgoing/outgoing.ts'
import type { PaymentProvider } from './payments/payments.ts'
import type { PolicyStore } from './policies.ts'
import type { Printer } from './pdf/printer.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import type { Scheduler } from './scheduler.ts'
import type { Sessions } from './sessions.ts'
import type { CalendarReader } from './workers/calendar-reader.ts'
import type { MailReader } from './workers/mail-reader.ts'
import type { CodeComparison } from './workers/code-comparison.ts'

/** Dependencies of every feature. Created once at boot and passed down; there are no globals. */
export type Platform = {
  env: Env
  log: Log
  limits: SharedLimits
  clock: Clock
  db: Db
  /** Where a read may be answered by a replica. */
  reads: Reads
  sessions: Sessions
  jobs: Jobs
  events: Events
  /** Listeners are given an `ActionContext`. */
  domainEvents: DomainEvents<{ db: Db; platform: Platform; now: Date }>
  metrics: Metrics
  files: Files
  uploads: ResumableUploads
  identity: Identity
  payments: PaymentProvider
  policies: PolicyStore
  mails: MailTexts
  printer: Printer
  sandbox: Sandbox
  comparison: CodeComparison
  calendarReader: CalendarReader
  mailReader: MailReader
  outgoing: OutgoingClient
  scheduler: Scheduler
}
