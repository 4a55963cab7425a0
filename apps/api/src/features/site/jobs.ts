import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { publishPlanned } from './editing/actions-history.ts'

export function siteJobs(jobs: FeatureJobs) {
  jobs.everyMinute('site.publish', publishPlanned)
}
