import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followNominations } from './actions-clock.ts'

export function nominationJobs(jobs: FeatureJobs) {
  jobs.work('nominations.follow', followNominations)
  jobs.schedule('nominations.follow', '* * * * *')
}
