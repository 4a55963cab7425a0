import { HOME_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { Platform } from '../../platform/platform.ts'
import { countWholeDays, forgetEvents } from './actions.ts'

/** After midnight, before unverified accounts are deleted and can no longer be counted. */
export function trackingJobs({ jobs, db, clock, log }: Platform) {
  jobs.work('tracking.count-days', async () => {
    const counted = await countWholeDays(db, clock.now())
    const forgotten = await forgetEvents(db, clock.now())
    log.info({ counted, forgotten }, 'the funnel of whole days was counted')
  })
  jobs.schedule('tracking.count-days', '20 0 * * *', { timeZone: HOME_ZONE })
}
