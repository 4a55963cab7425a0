import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followReferrals } from './actions-clock.ts'

export function referralJobs(jobs: FeatureJobs) {
  jobs.everyMinute('referrals.follow', followReferrals)
}
