// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { buyoutsOpsContract, clientBuyoutsContract, talentBuyoutsContract } from './contract.ts'

export const clientBuyoutsCalls: EndpointRefsOf<typeof clientBuyoutsContract> = {
  read: { method: 'GET', path: '/api/client/contracts/:id/buyout' },
  ask: { method: 'POST', path: '/api/client/contracts/:id/buyout' },
  withdraw: { method: 'POST', path: '/api/client/buyouts/:id/withdraw' },
}

export const talentBuyoutsCalls: EndpointRefsOf<typeof talentBuyoutsContract> = {
  read: { method: 'GET', path: '/api/talent/contracts/:id/buyout' },
  consent: { method: 'POST', path: '/api/talent/buyouts/:id/consent' },
  decline: { method: 'POST', path: '/api/talent/buyouts/:id/decline' },
}

export const buyoutsOpsCalls: EndpointRefsOf<typeof buyoutsOpsContract> = {
  ofContract: { method: 'GET', path: '/api/ops/contracts/:id/buyout' },
  approve: { method: 'POST', path: '/api/ops/contracts/:id/buyout/approve' },
  refuse: { method: 'POST', path: '/api/ops/buyouts/:id/refuse' },
}
