import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followCheckIns } from './actions-clock.ts'

export function checkInJobs(jobs: FeatureJobs) {
  jobs.work('check-ins.follow', async (ctx) => {
    const { asked, lapsed } = await followCheckIns(ctx)
    if (asked + lapsed > 0) ctx.platform.log.info({ asked, lapsed }, 'sides of contracts were asked how it is going')
  })
  jobs.schedule('check-ins.follow', '30 9 * * *', { timeZone: BUSINESS_ZONE })
}
