import type { Platform } from '../../platform/platform.ts'
import { followMeetings } from './actions-clock.ts'

export function meetingJobs(platform: Platform) {
  const { jobs, clock } = platform
  jobs.work('meetings.follow', () => followMeetings(platform, clock.now()))
  jobs.schedule('meetings.follow', '* * * * *')
}
