import type { Platform } from '../../platform/platform.ts'
import { publishPlanned } from './editing/actions-history.ts'

export function siteJobs(platform: Platform) {
  const { db, jobs, clock } = platform
  jobs.work('site.publish', () => publishPlanned({ db, platform, now: clock.now() }))
  jobs.schedule('site.publish', '* * * * *')
}
