import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { forgetOld } from './actions-forgetting.ts'

export function recruiterJobs(jobs: FeatureJobs) {
  jobs.work('recruiter.forget', forgetOld)
  jobs.schedule('recruiter.forget', '25 3 * * *')
}
