import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { openBonuses } from './actions-bonuses.ts'
import { followPayouts } from './actions-clock.ts'

export function payoutJobs(jobs: FeatureJobs) {
  jobs.work('payouts.follow', async (ctx) => {
    const owed = await openBonuses(ctx)
    const lateCount = await followPayouts(ctx)
    if (owed + lateCount > 0) ctx.platform.log.info({ owed, late: lateCount }, 'bonuses are owed, or payouts are late')
  })
  jobs.schedule('payouts.follow', '0 9 * * *', { timeZone: BUSINESS_ZONE })
}
