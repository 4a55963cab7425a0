import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followContracts } from './actions-clock.ts'

export function contractJobs(jobs: FeatureJobs) {
  jobs.work('contracts.follow', async (ctx) => {
    const count = await followContracts(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'contracts came near their end or ended')
  })
  jobs.schedule('contracts.follow', '20 0 * * *', { timeZone: BUSINESS_ZONE })
}
