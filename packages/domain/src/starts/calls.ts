// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { clientStartsContract, startsOpsContract, talentStartsContract } from './contract.ts'

export const talentStartsCalls: EndpointRefsOf<typeof talentStartsContract> = {
  ofContract: { method: 'GET', path: '/api/talent/contracts/:id/start' },
  tick: { method: 'POST', path: '/api/talent/start-items/:id' },
}

export const clientStartsCalls: EndpointRefsOf<typeof clientStartsContract> = {
  ofContract: { method: 'GET', path: '/api/client/contracts/:id/start' },
  plan: { method: 'PUT', path: '/api/client/contracts/:id/start' },
  add: { method: 'POST', path: '/api/client/contracts/:id/start/items' },
  tick: { method: 'POST', path: '/api/client/start-items/:id' },
  remove: { method: 'DELETE', path: '/api/client/start-items/:id' },
}

export const startsOpsCalls: EndpointRefsOf<typeof startsOpsContract> = {
  ofContract: { method: 'GET', path: '/api/ops/contracts/:id/start' },
}
