import { HOME_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { openBonuses } from './actions-bonuses.ts'
import { followPayouts } from './actions-clock.ts'

export function payoutJobs(jobs: FeatureJobs) {
  jobs.work('payouts.follow', async (work) => {
    const owed = await openBonuses(work)
    const lateCount = await followPayouts(work)
    if (owed + lateCount > 0) work.platform.log.info({ owed, late: lateCount }, 'bonuses are owed, or payouts are late')
  })
  jobs.schedule('payouts.follow', '0 9 * * *', { timeZone: HOME_ZONE })
}
