// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { policiesContract } from './contract.ts'

export const policiesCalls: EndpointRefsOf<typeof policiesContract> = {
  shown: { method: 'GET', path: '/api/policies' },
  list: { method: 'GET', path: '/api/ops/policies' },
  history: { method: 'GET', path: '/api/ops/policies/:key/history' },
  preview: { method: 'GET', path: '/api/ops/policies/:key/preview' },
  change: { method: 'POST', path: '/api/ops/policies/:key' },
  withdraw: { method: 'POST', path: '/api/ops/policies/:key/withdraw' },
  holidays: { method: 'GET', path: '/api/ops/public-holidays' },
  addHoliday: { method: 'POST', path: '/api/ops/public-holidays' },
  removeHoliday: { method: 'DELETE', path: '/api/ops/public-holidays/:day' },
}
