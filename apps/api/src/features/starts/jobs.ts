import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followStarts } from './actions-clock.ts'

export function startJobs(jobs: FeatureJobs) {
  jobs.work('starts.follow', async (ctx) => {
    const { opened, reminded } = await followStarts(ctx)
    if (opened + reminded > 0)
      ctx.platform.log.info({ opened, reminded }, 'lists opened, and sides reminded of a first day')
  })
  jobs.schedule('starts.follow', '0 8 * * *', { timeZone: BUSINESS_ZONE })
}
