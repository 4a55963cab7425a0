import type { Platform } from '../../platform/platform.ts'
import { followInterviews } from './clock/actions-clock.ts'

export function interviewJobs(platform: Platform) {
  const { jobs, clock } = platform
  jobs.work('interviews.follow', () => followInterviews(platform, clock.now()))
  jobs.schedule('interviews.follow', '* * * * *')
}
