import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { countWholeDays, forgetEvents } from './actions.ts'

/** After midnight, before unverified accounts are deleted and can no longer be counted. */
export function trackingJobs(jobs: FeatureJobs) {
  jobs.work('tracking.count-days', async ({ db, now, platform: { log } }) => {
    const counted = await countWholeDays(db, now)
    const forgotten = await forgetEvents(db, now)
    log.info({ counted, forgotten }, 'the funnel of whole days was counted')
  })
  jobs.schedule('tracking.count-days', '20 0 * * *', { timeZone: BUSINESS_ZONE })
}
