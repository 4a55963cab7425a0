// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { profileProposalsContract } from './contract.ts'
import type { profileProposalsOpsContract } from './contract-ops.ts'

export const profileProposalsCalls: EndpointRefsOf<typeof profileProposalsContract> = {
  own: { method: 'GET', path: '/api/users/proposals' },
  accept: { method: 'POST', path: '/api/users/proposals/:id/acceptance' },
  decline: { method: 'POST', path: '/api/users/proposals/:id/refusal' },
}

export const profileProposalsOpsCalls: EndpointRefsOf<typeof profileProposalsOpsContract> = {
  read: { method: 'GET', path: '/api/ops/talents/:id/proposals' },
  propose: { method: 'POST', path: '/api/ops/talents/:id/proposals' },
  withdraw: { method: 'POST', path: '/api/ops/talents/:id/proposals/:proposal/withdrawal' },
  change: { method: 'PUT', path: '/api/ops/talents/:id/texts' },
}
