import { HOME_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { Platform } from '../../platform/platform.ts'
import { followContracts } from './actions-clock.ts'

export function contractJobs(platform: Platform) {
  const { jobs, clock, log } = platform
  jobs.work('contracts.follow', async () => {
    const count = await followContracts(platform, clock.now())
    if (count > 0) log.info({ count }, 'contracts came near their end or ended')
  })
  jobs.schedule('contracts.follow', '20 0 * * *', { timeZone: HOME_ZONE })
}
