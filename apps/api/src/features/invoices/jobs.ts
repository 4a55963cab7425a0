import { HOME_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { Platform } from '../../platform/platform.ts'
import { followInvoices } from './actions-clock.ts'
import { billMonth } from './actions-months.ts'

export function invoiceJobs(platform: Platform) {
  const { jobs, clock, log } = platform
  jobs.work('invoices.bill', async () => {
    const count = await billMonth(platform, clock.now())
    if (count > 0) log.info({ count }, 'companies were billed')
  })
  // Daily: on the 1st it bills, and on later days whoever was missed.
  jobs.schedule('invoices.bill', '40 0 * * *', { timeZone: HOME_ZONE })
  jobs.work('invoices.follow', async () => {
    const count = await followInvoices(platform, clock.now())
    if (count > 0) log.info({ count }, 'invoices fell due or were reminded of')
  })
  jobs.schedule('invoices.follow', '0 8 * * *', { timeZone: HOME_ZONE })
}
