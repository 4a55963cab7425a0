import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { publishPlanned } from './editing/actions-history.ts'

export function siteJobs(jobs: FeatureJobs) {
  jobs.work('site.publish', publishPlanned)
  jobs.schedule('site.publish', '* * * * *')
}
