import type { Platform } from '../../platform/platform.ts'
import { forgetReadings } from './actions.ts'

/** Retention: deletes proposals that were not accepted in time. */
export function cvImportJobs({ jobs, db, clock, log }: Platform) {
  jobs.work('cv-imports.forget', async () => {
    log.info({ forgotten: await forgetReadings(db, clock.now()) }, 'readings that no longer count were forgotten')
  })
  jobs.schedule('cv-imports.forget', '40 1 * * *')
}
