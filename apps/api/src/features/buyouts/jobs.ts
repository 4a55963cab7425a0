import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followBuyouts } from './actions-clock.ts'

export function buyoutJobs(jobs: FeatureJobs) {
  jobs.work('buyouts.follow', async (ctx) => {
    const counts = await followBuyouts(ctx)
    if (Object.values(counts).some((count) => count > 0)) ctx.platform.log.info(counts, 'buyouts were followed')
  })
  jobs.schedule('buyouts.follow', '*/5 * * * *')
}
