import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followReferrals } from './actions-clock.ts'

export function referralJobs(jobs: FeatureJobs) {
  jobs.work('referrals.follow', followReferrals)
  jobs.schedule('referrals.follow', '* * * * *')
}
