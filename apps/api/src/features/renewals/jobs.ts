import { HOME_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { Platform } from '../../platform/platform.ts'
import { followRenewals } from './actions-clock.ts'

export function renewalJobs(platform: Platform) {
  const { jobs, clock, log } = platform
  jobs.work('renewals.follow', async () => {
    const { opened, lapsed } = await followRenewals(platform, clock.now())
    if (opened + lapsed > 0) log.info({ opened, lapsed }, 'renewals were opened or have lapsed')
  })
  jobs.schedule('renewals.follow', '40 0 * * *', { timeZone: HOME_ZONE })
}
