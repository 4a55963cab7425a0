import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followRenewals } from './actions-clock.ts'

export function renewalJobs(jobs: FeatureJobs) {
  jobs.work('renewals.follow', async (ctx) => {
    const { opened, lapsed } = await followRenewals(ctx)
    if (opened + lapsed > 0) ctx.platform.log.info({ opened, lapsed }, 'renewals were opened or have lapsed')
  })
  jobs.schedule('renewals.follow', '40 0 * * *', { timeZone: BUSINESS_ZONE })
}
