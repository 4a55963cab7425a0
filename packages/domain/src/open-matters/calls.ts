// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { openMattersContract, openMattersOpsContract } from './contract.ts'

export const openMattersCalls: EndpointRefsOf<typeof openMattersContract> = {
  own: { method: 'GET', path: '/api/users/open-matters' },
  ofColleague: { method: 'GET', path: '/api/client/organisation/members/:id/open-matters' },
}

export const openMattersOpsCalls: EndpointRefsOf<typeof openMattersOpsContract> = {
  ofPerson: { method: 'GET', path: '/api/ops/users/:id/open-matters' },
}
