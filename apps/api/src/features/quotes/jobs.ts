import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followQuotes } from './actions-clock.ts'

export function quoteJobs(jobs: FeatureJobs) {
  jobs.work('quotes.follow', async (ctx) => {
    const count = await followQuotes(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'quotes ran out or were reminded of')
  })
  jobs.schedule('quotes.follow', '10 8 * * *', { timeZone: BUSINESS_ZONE })
}
