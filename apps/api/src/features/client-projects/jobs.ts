import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { remindClients } from './actions-reminders.ts'
import { sweepRecordings } from './actions-voice.ts'

export function clientProjectJobs(jobs: FeatureJobs) {
  jobs.work('client-projects.sweep-recordings', async (ctx) => {
    const count = await sweepRecordings(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'recordings that no request names were swept')
  })
  jobs.schedule('client-projects.sweep-recordings', '37 * * * *')
  jobs.work('client-projects.remind', async (ctx) => {
    const count = await remindClients(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'clients were reminded')
  })
  jobs.schedule('client-projects.remind', '30 9 * * 0-4', { timeZone: BUSINESS_ZONE })
}
