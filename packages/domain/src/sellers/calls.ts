// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { sellersContract } from './contract.ts'

export const sellersCalls: EndpointRefsOf<typeof sellersContract> = {
  current: { method: 'GET', path: '/api/ops/sellers/current' },
  list: { method: 'GET', path: '/api/ops/sellers' },
  propose: { method: 'POST', path: '/api/ops/sellers' },
  release: { method: 'POST', path: '/api/ops/sellers/:id/release' },
  withdraw: { method: 'POST', path: '/api/ops/sellers/:id/withdraw' },
}
