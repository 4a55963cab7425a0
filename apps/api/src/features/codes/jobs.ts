import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { deleteQuietBrowsers } from './queries.ts'

/** Hourly: deletes counters of browsers after a day without activity. */
export function codeJobs(jobs: FeatureJobs): void {
  jobs.work('codes.forget', ({ db, now }) => deleteQuietBrowsers(db, after(now, -DAY)))
  jobs.schedule('codes.forget', '23 * * * *')
}
