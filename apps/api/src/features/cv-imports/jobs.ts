import type { Platform } from '../../platform/platform.ts'
import { forgetReadings } from './actions.ts'

/** A CV says much about a person: what nobody accepted in time is forgotten. */
export function cvImportJobs({ jobs, db, clock, log }: Platform) {
  jobs.work('cv-imports.forget', async () => {
    log.info({ forgotten: await forgetReadings(db, clock.now()) }, 'readings that no longer count were forgotten')
  })
  jobs.schedule('cv-imports.forget', '40 1 * * *')
}
