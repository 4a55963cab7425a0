import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteQuietBrowsers } from './queries.ts'

/** Hourly: deletes counters of browsers after a day without activity. */
export function codeJobs({ db, jobs, clock }: Platform): void {
  jobs.work('codes.forget', async () => void (await deleteQuietBrowsers(db, after(clock.now(), -DAY))))
  jobs.schedule('codes.forget', '23 * * * *')
}
