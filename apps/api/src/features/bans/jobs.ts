import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followCases } from './actions-clock.ts'
import { sweepFiles } from './actions-files.ts'

export function banJobs(jobs: FeatureJobs) {
  jobs.work('bans.follow', followCases)
  jobs.schedule('bans.follow', '*/10 * * * *')
  jobs.work('bans.sweep', sweepFiles)
  jobs.schedule('bans.sweep', '40 3 * * *')
}
