import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { sweepFiles } from './actions-files.ts'

export function ticketJobs(jobs: FeatureJobs) {
  jobs.work('tickets.sweep', sweepFiles)
  jobs.schedule('tickets.sweep', '50 3 * * *')
}
