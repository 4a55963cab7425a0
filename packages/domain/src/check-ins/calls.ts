// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { checkInsOpsContract, clientCheckInsContract, talentCheckInsContract } from './contract.ts'

export const talentCheckInsCalls: EndpointRefsOf<typeof talentCheckInsContract> = {
  ofContract: { method: 'GET', path: '/api/talent/contracts/:id/check-ins' },
  answer: { method: 'POST', path: '/api/talent/check-ins/:id' },
}

export const clientCheckInsCalls: EndpointRefsOf<typeof clientCheckInsContract> = {
  ofContract: { method: 'GET', path: '/api/client/contracts/:id/check-ins' },
  answer: { method: 'POST', path: '/api/client/check-ins/:id' },
}

export const checkInsOpsCalls: EndpointRefsOf<typeof checkInsOpsContract> = {
  ofContract: { method: 'GET', path: '/api/ops/contracts/:id/check-ins' },
  handle: { method: 'POST', path: '/api/ops/check-ins/:id/handle' },
}
