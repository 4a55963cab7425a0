import type { Platform } from '../../platform/platform.ts'
import { followNominations } from './actions-clock.ts'

export function nominationJobs(platform: Platform) {
  const { jobs, clock } = platform
  jobs.work('nominations.follow', () => followNominations(platform, clock.now()))
  jobs.schedule('nominations.follow', '* * * * *')
}
