// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { clientOffersContract, talentOffersContract } from './contract.ts'
import type { offersOpsContract } from './contract-ops.ts'

export const talentOffersCalls: EndpointRefsOf<typeof talentOffersContract> = {
  list: { method: 'GET', path: '/api/talent/offers' },
  read: { method: 'GET', path: '/api/talent/offers/:id' },
  accept: { method: 'POST', path: '/api/talent/offers/:id/accept' },
  askChange: { method: 'POST', path: '/api/talent/offers/:id/ask-change' },
  decline: { method: 'POST', path: '/api/talent/offers/:id/decline' },
}

export const clientOffersCalls: EndpointRefsOf<typeof clientOffersContract> = {
  list: { method: 'GET', path: '/api/client/offers' },
  read: { method: 'GET', path: '/api/client/offers/:id' },
  template: { method: 'GET', path: '/api/client/offers/templates/:id' },
  make: { method: 'POST', path: '/api/client/offers' },
  revise: { method: 'PUT', path: '/api/client/offers/:id' },
  keep: { method: 'POST', path: '/api/client/offers/:id/keep' },
  withdraw: { method: 'POST', path: '/api/client/offers/:id/withdraw' },
}

export const offersOpsCalls: EndpointRefsOf<typeof offersOpsContract> = {
  list: { method: 'GET', path: '/api/ops/offers' },
  hires: { method: 'GET', path: '/api/ops/offers/hires' },
  read: { method: 'GET', path: '/api/ops/offers/:id' },
  template: { method: 'GET', path: '/api/ops/offers/templates/:id' },
  make: { method: 'POST', path: '/api/ops/offers' },
  revise: { method: 'PUT', path: '/api/ops/offers/:id' },
  keep: { method: 'POST', path: '/api/ops/offers/:id/keep' },
  withdraw: { method: 'POST', path: '/api/ops/offers/:id/withdraw' },
}
