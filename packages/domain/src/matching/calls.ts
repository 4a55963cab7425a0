// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { matchingContract } from './contract.ts'

export const matchingCalls: EndpointRefsOf<typeof matchingContract> = {
  find: { method: 'GET', path: '/api/client/matching' },
  facets: { method: 'GET', path: '/api/client/matching/facets' },
  compare: { method: 'GET', path: '/api/client/matching/compare' },
  marked: { method: 'GET', path: '/api/client/talents/marked' },
  mark: { method: 'PUT', path: '/api/client/talents/:id/mark' },
}
