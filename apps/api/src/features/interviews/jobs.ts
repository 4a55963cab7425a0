import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followInterviews } from './clock/actions-clock.ts'

export function interviewJobs(jobs: FeatureJobs) {
  jobs.everyMinute('interviews.follow', followInterviews)
}
