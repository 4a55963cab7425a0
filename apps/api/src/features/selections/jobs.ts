import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { workBulk } from './actions-bulks.ts'

export function selectionJobs(jobs: FeatureJobs) {
  jobs.work<{ id: string }>('selections.bulk', (work, { id }) => workBulk(work, id))
}
