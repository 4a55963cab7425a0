// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { countersContract } from './contract.ts'
import type { staffCountersContract } from './contract-ops.ts'

export const countersCalls: EndpointRefsOf<typeof countersContract> = {
  client: { method: 'GET', path: '/api/client-counters' },
  clientRenewals: { method: 'GET', path: '/api/client/contract-renewal/info' },
  talent: { method: 'GET', path: '/api/talent/indicators' },
  talentRenewals: { method: 'GET', path: '/api/talent/contract-renewal/info' },
}

export const staffCountersCalls: EndpointRefsOf<typeof staffCountersContract> = {
  staff: { method: 'GET', path: '/api/ops/counters' },
}
