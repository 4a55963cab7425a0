import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { lapseAnnounced } from './actions.ts'

export function announcedTransferJobs(jobs: FeatureJobs) {
  jobs.work('announced-transfers.lapse', async (ctx) => {
    const count = await lapseAnnounced(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'announced transfers did not come')
  })
  jobs.schedule('announced-transfers.lapse', '5 6 * * *', { timeZone: BUSINESS_ZONE })
}
