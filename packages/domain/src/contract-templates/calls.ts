// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { contractTemplatesContract } from './contract.ts'

export const contractTemplatesCalls: EndpointRefsOf<typeof contractTemplatesContract> = {
  list: { method: 'GET', path: '/api/ops/contract-templates' },
  read: { method: 'GET', path: '/api/ops/contract-templates/:version' },
  draft: { method: 'POST', path: '/api/ops/contract-templates' },
  save: { method: 'PUT', path: '/api/ops/contract-templates/:version' },
  release: { method: 'POST', path: '/api/ops/contract-templates/:version/release' },
  withdraw: { method: 'POST', path: '/api/ops/contract-templates/:version/withdraw' },
}
