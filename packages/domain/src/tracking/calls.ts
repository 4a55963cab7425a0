import type { CallsOf } from '../kernel/endpoint.ts'
import type { trackingContract } from './contract.ts'

export const funnelCalls: Pick<CallsOf<typeof trackingContract>, 'funnel'> = {
  funnel: { method: 'GET', path: '/api/ops/tracking/funnel' },
}
