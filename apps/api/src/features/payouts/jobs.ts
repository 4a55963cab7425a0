import { HOME_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { Platform } from '../../platform/platform.ts'
import { openBonuses } from './actions-bonuses.ts'
import { followPayouts } from './actions-clock.ts'

export function payoutJobs(platform: Platform) {
  const { jobs, clock, log } = platform
  jobs.work('payouts.follow', async () => {
    const owed = await openBonuses(platform, clock.now())
    const lateCount = await followPayouts(platform, clock.now())
    if (owed + lateCount > 0) log.info({ owed, late: lateCount }, 'bonuses are owed, or payouts are late')
  })
  jobs.schedule('payouts.follow', '0 9 * * *', { timeZone: HOME_ZONE })
}
