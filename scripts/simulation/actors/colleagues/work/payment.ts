import { paymentsOpsCalls } from '@fareeq/domain/payments/calls.ts'
import type { Work } from '../work-item.ts'

/** Finance ask the provider about a payment of which it has said nothing. */
export const payment: Work = {
  kind: 'payment',
  async do({ call, count }, { id }) {
    await call(paymentsOpsCalls.ask, { params: { id } })
    count('payment.asked')
  },
}
