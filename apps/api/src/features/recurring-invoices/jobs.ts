import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { billRecurring } from './actions-clock.ts'

export function recurringInvoiceJobs(jobs: FeatureJobs) {
  jobs.work('recurring-invoices.bill', async (ctx) => {
    const count = await billRecurring(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'recurring invoices were billed')
  })
  // After the months of contracts.
  jobs.schedule('recurring-invoices.bill', '20 1 * * *', { timeZone: BUSINESS_ZONE })
}
