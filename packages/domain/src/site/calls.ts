// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { siteEditingContract } from './contract-editing.ts'

export const siteEditingCalls: EndpointRefsOf<typeof siteEditingContract> = {
  items: { method: 'GET', path: '/api/ops/site' },
  readItem: { method: 'GET', path: '/api/ops/site/:kind/:slug' },
  saveItem: { method: 'PUT', path: '/api/ops/site/:kind/:slug' },
  withdrawItem: { method: 'POST', path: '/api/ops/site/:kind/:slug/withdraw' },
  history: { method: 'GET', path: '/api/ops/site/:kind/:slug/versions' },
  restoreItem: { method: 'POST', path: '/api/ops/site/:kind/:slug/restore' },
  preview: { method: 'POST', path: '/api/ops/site/:kind/:slug/preview', idempotent: false },
}
