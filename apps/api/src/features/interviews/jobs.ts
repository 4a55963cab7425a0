import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followInterviews } from './clock/actions-clock.ts'

export function interviewJobs(jobs: FeatureJobs) {
  jobs.work('interviews.follow', followInterviews)
  jobs.schedule('interviews.follow', '* * * * *')
}
