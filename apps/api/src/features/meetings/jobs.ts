import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followMeetings } from './actions-clock.ts'

export function meetingJobs(jobs: FeatureJobs) {
  jobs.work('meetings.follow', followMeetings)
  jobs.schedule('meetings.follow', '* * * * *')
}
