import { invoicesOpsCalls } from '@fareeq/domain/invoices/calls.ts'
import type { Work } from '../work-item.ts'

/** Finance issue what the 1st of the month has drafted. */
export const invoice: Work = {
  kind: 'invoice',
  async do({ call, count, did }, { id }) {
    await call(invoicesOpsCalls.issue, { params: { id } })
    did('invoice.issued', id)
    count('invoice.issued')
  },
}
