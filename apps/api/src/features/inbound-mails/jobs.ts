import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { readInbox } from './actions-inbox.ts'

const READ = 'inbound-mails.read-inbox'

/** Only where a mailbox is read: elsewhere nothing looks for it. */
export function inboundMailJobs(jobs: FeatureJobs, { env }: Platform) {
  if (env.MAIL_INBOX_URL === undefined) return
  jobs.everyMinute('inbound-mails.look', ({ db, platform }) => platform.jobs.send(db, READ, {}, { key: READ }))
  jobs.work(READ, readInbox, { retry: { limit: 0, delay: 1, delayMax: 1 } })
}
