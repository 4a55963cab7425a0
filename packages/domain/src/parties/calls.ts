// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { clientPartiesContract, partiesOpsContract, talentPartiesContract } from './contract.ts'

export const clientPartiesCalls: EndpointRefsOf<typeof clientPartiesContract> = {
  read: { method: 'GET', path: '/api/client/legal-details' },
  save: { method: 'PUT', path: '/api/client/legal-details' },
}

export const talentPartiesCalls: EndpointRefsOf<typeof talentPartiesContract> = {
  read: { method: 'GET', path: '/api/talent/legal-details' },
  save: { method: 'PUT', path: '/api/talent/legal-details' },
}

export const partiesOpsCalls: EndpointRefsOf<typeof partiesOpsContract> = {
  numbers: { method: 'POST', path: '/api/ops/talents/:id/legal-numbers', idempotent: false },
}
