import type { Platform } from '../../platform/platform.ts'
import { followReferrals } from './actions-clock.ts'

export function referralJobs(platform: Platform) {
  const { jobs, clock } = platform
  jobs.work('referrals.follow', () => followReferrals(platform, clock.now()))
  jobs.schedule('referrals.follow', '* * * * *')
}
