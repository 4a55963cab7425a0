import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { forgetReadings } from './actions.ts'

/** Retention: deletes proposals that were not accepted in time. */
export function cvImportJobs(jobs: FeatureJobs) {
  jobs.work('cv-imports.forget', async ({ db, now, platform: { policies, log } }) => {
    const forgotten = await forgetReadings(db, policies.at(now), now)
    log.info({ forgotten }, 'readings that no longer count were forgotten')
  })
  jobs.schedule('cv-imports.forget', '40 1 * * *')
}
