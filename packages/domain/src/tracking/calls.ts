// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { trackingContract } from './contract.ts'

export const trackingCalls: EndpointRefsOf<typeof trackingContract> = {
  sendEvents: { method: 'POST', path: '/api/tracking/events', idempotent: false },
  funnel: { method: 'GET', path: '/api/ops/tracking/funnel' },
}
