// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { costsContract } from './contract.ts'

export const costsCalls: EndpointRefsOf<typeof costsContract> = {
  basis: { method: 'GET', path: '/api/client/costs' },
}
