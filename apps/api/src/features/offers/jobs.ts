import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followOffers } from './actions-clock.ts'

export function offerJobs(jobs: FeatureJobs) {
  jobs.work('offers.follow', async (ctx) => {
    const { expired, reminded } = await followOffers(ctx)
    if (expired + reminded > 0) ctx.platform.log.info({ expired, reminded }, 'offers expired or were reminded of')
  })
  jobs.schedule('offers.follow', '*/5 * * * *')
}
