import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followMeetings } from './actions-clock.ts'

export function meetingJobs(jobs: FeatureJobs) {
  jobs.everyMinute('meetings.follow', followMeetings)
}
