// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { searchesContract } from './contract.ts'

export const searchesCalls: EndpointRefsOf<typeof searchesContract> = {
  find: { method: 'GET', path: '/api/ops/search' },
}
