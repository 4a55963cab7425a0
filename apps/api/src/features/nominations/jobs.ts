import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followNominations } from './actions-clock.ts'
import { informCompanies } from './actions-requests.ts'
import { lockNominated } from './actions-terms.ts'

export function nominationJobs(jobs: FeatureJobs) {
  jobs.everyMinute('nominations.follow', followNominations)
  jobs.work('nominations.inform', async (ctx) => {
    const count = await informCompanies(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'companies were told where their requests stand')
  })
  jobs.schedule('nominations.inform', '45 9 * * 0-4', { timeZone: BUSINESS_ZONE })
  jobs.work('nominations.lock-old-terms', async (ctx) => {
    const count = await lockNominated(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'nominated talents are asked to confirm their terms')
  })
  jobs.schedule('nominations.lock-old-terms', '*/5 * * * *')
}
