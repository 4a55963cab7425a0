import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followTimeOff } from './actions-clock.ts'

export function timeOffJobs(jobs: FeatureJobs) {
  jobs.work('time-off.follow', async (ctx) => {
    const count = await followTimeOff(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'time off lapsed without an answer')
  })
  jobs.schedule('time-off.follow', '10 0 * * *', { timeZone: BUSINESS_ZONE })
}
