// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { setupChecksContract } from './contract.ts'

export const setupChecksCalls: EndpointRefsOf<typeof setupChecksContract> = {
  list: { method: 'GET', path: '/api/ops/setup-checks' },
  test: { method: 'POST', path: '/api/ops/setup-checks/:service/test', idempotent: false },
  confirmPolicies: { method: 'POST', path: '/api/ops/setup-checks/policies/confirm' },
}
