import type { Platform } from '../../platform/platform.ts'
import { forgetReadings } from './actions.ts'

/** Retention: deletes proposals that were not accepted in time. */
export function cvImportJobs({ jobs, db, clock, policies, log }: Platform) {
  jobs.work('cv-imports.forget', async () => {
    const now = clock.now()
    log.info(
      { forgotten: await forgetReadings(db, policies.at(now), now) },
      'readings that no longer count were forgotten',
    )
  })
  jobs.schedule('cv-imports.forget', '40 1 * * *')
}
