import type { Platform } from '../../platform/platform.ts'
import { followCases } from './actions-clock.ts'
import { sweepFiles } from './actions-files.ts'

export function banJobs(platform: Platform) {
  const { jobs, clock } = platform
  jobs.work('bans.follow', () => followCases(platform, clock.now()))
  jobs.schedule('bans.follow', '*/10 * * * *')
  jobs.work('bans.sweep', () => sweepFiles(platform, clock.now()))
  jobs.schedule('bans.sweep', '40 3 * * *')
}
