// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { clientTimeOffContract, talentTimeOffContract, timeOffOpsContract } from './contract.ts'

export const talentTimeOffCalls: EndpointRefsOf<typeof talentTimeOffContract> = {
  ofContract: { method: 'GET', path: '/api/talent/contracts/:id/time-off' },
  ask: { method: 'POST', path: '/api/talent/contracts/:id/time-off' },
  withdraw: { method: 'POST', path: '/api/talent/time-off/:id/withdraw' },
}

export const clientTimeOffCalls: EndpointRefsOf<typeof clientTimeOffContract> = {
  waiting: { method: 'GET', path: '/api/client/time-off' },
  ofContract: { method: 'GET', path: '/api/client/contracts/:id/time-off' },
  agree: { method: 'POST', path: '/api/client/time-off/:id/agree' },
  decline: { method: 'POST', path: '/api/client/time-off/:id/decline' },
}

export const timeOffOpsCalls: EndpointRefsOf<typeof timeOffOpsContract> = {
  ofContract: { method: 'GET', path: '/api/ops/contracts/:id/time-off' },
}
