import { HOME_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followRenewals } from './actions-clock.ts'

export function renewalJobs(jobs: FeatureJobs) {
  jobs.work('renewals.follow', async (work) => {
    const { opened, lapsed } = await followRenewals(work)
    if (opened + lapsed > 0) work.platform.log.info({ opened, lapsed }, 'renewals were opened or have lapsed')
  })
  jobs.schedule('renewals.follow', '40 0 * * *', { timeZone: HOME_ZONE })
}
