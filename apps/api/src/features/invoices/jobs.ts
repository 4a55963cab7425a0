import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { followInvoices } from './actions-clock.ts'
import { billMonth } from './actions-months.ts'

export function invoiceJobs(jobs: FeatureJobs) {
  jobs.work('invoices.bill', async (ctx) => {
    const count = await billMonth(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'companies were billed')
  })
  // Daily: on the 1st it bills all companies, and on later days those that were missed.
  jobs.schedule('invoices.bill', '40 0 * * *', { timeZone: BUSINESS_ZONE })
  jobs.work('invoices.follow', async (ctx) => {
    const count = await followInvoices(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'invoices fell due or were reminded of')
  })
  jobs.schedule('invoices.follow', '0 8 * * *', { timeZone: BUSINESS_ZONE })
}
