// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { nominationsContract } from './contract.ts'
import type { nominationsOpsContract } from './contract-ops.ts'

export const nominationsCalls: EndpointRefsOf<typeof nominationsContract> = {
  info: { method: 'GET', path: '/api/talent-nominations/info' },
  list: { method: 'GET', path: '/api/client/nominations' },
  read: { method: 'GET', path: '/api/client/nominations/:id' },
  decline: { method: 'POST', path: '/api/client/nominations/:id/not-interested' },
  askForDays: { method: 'POST', path: '/api/client/nominations/:id/extend' },
}

export const nominationsOpsCalls: EndpointRefsOf<typeof nominationsOpsContract> = {
  candidates: { method: 'GET', path: '/api/ops/client-projects/:id/candidates' },
  list: { method: 'GET', path: '/api/ops/nominations' },
  nominate: { method: 'POST', path: '/api/ops/nominations' },
  nominateMany: { method: 'POST', path: '/api/ops/client-projects/:id/nominations' },
  preview: { method: 'GET', path: '/api/ops/client-projects/:id/preview' },
  squad: { method: 'GET', path: '/api/ops/client-projects/:id/squad' },
  extend: { method: 'POST', path: '/api/ops/nominations/:id/extend' },
  withdraw: { method: 'POST', path: '/api/ops/nominations/:id/withdraw' },
}
