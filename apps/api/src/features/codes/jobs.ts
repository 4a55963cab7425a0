import { DAY, after } from '@fareeq/domain/kernel/time.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteQuietBrowsers } from './queries.ts'

/** Every hour: what a browser had counted is forgotten after a day of quiet. */
export function codeJobs({ db, jobs, clock }: Platform): void {
  jobs.work('codes.forget', async () => void (await deleteQuietBrowsers(db, after(clock.now(), -DAY))))
  jobs.schedule('codes.forget', '23 * * * *')
}
