import { HOME_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import { DIGEST } from '@fareeq/domain/profile-views/rules.ts'
import type { Platform } from '../../platform/platform.ts'
import { notifyOfViews } from './actions-digest.ts'

export function profileViewJobs(platform: Platform) {
  const { jobs, clock, log } = platform
  jobs.work('profile-views.digest', async () => {
    const count = await notifyOfViews(platform, clock.now())
    if (count > 0) log.info({ count }, 'talents were told who viewed their profiles')
  })
  jobs.schedule('profile-views.digest', DIGEST.cron, { timeZone: HOME_ZONE })
}
