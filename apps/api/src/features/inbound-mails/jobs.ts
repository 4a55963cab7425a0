import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { sweepHeldFiles } from './actions-files.ts'
import { readInbox } from './actions-inbox.ts'

const READ = 'inbound-mails.read-inbox'

/** The mailbox is looked at only where one is read. */
export function inboundMailJobs(jobs: FeatureJobs, { env }: Platform) {
  jobs.work('inbound-mails.sweep', sweepHeldFiles)
  jobs.schedule('inbound-mails.sweep', '55 3 * * *')
  if (env.MAIL_INBOX_URL === undefined) return
  jobs.everyMinute('inbound-mails.look', ({ db, platform }) => platform.jobs.send(db, READ, {}, { key: READ }))
  jobs.work(READ, readInbox, { retry: { limit: 0, delay: 1, delayMax: 1 } })
}
