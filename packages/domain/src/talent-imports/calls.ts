// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { importsContract, welcomeContract } from './contract.ts'
import type { pairsContract } from './contract-pairs.ts'

export const importsCalls: EndpointRefsOf<typeof importsContract> = {
  upload: { method: 'POST', path: '/api/ops/talent-imports', idempotent: false },
  list: { method: 'GET', path: '/api/ops/talent-imports' },
  read: { method: 'GET', path: '/api/ops/talent-imports/:id' },
  rows: { method: 'GET', path: '/api/ops/talent-imports/:id/rows' },
  choose: { method: 'POST', path: '/api/ops/talent-imports/:id/rows/:line/choose' },
  begin: { method: 'POST', path: '/api/ops/talent-imports/:id/begin' },
  stop: { method: 'POST', path: '/api/ops/talent-imports/:id/stop' },
}

export const welcomeCalls: EndpointRefsOf<typeof welcomeContract> = {
  read: { method: 'GET', path: '/api/talent-welcomes/:token' },
  agree: { method: 'POST', path: '/api/talent-welcomes/:token/agree', idempotent: false },
  decline: { method: 'POST', path: '/api/talent-welcomes/:token/decline' },
}

export const pairsCalls: EndpointRefsOf<typeof pairsContract> = {
  list: { method: 'GET', path: '/api/ops/talent-pairs' },
  merge: { method: 'POST', path: '/api/ops/talent-pairs/:imported/:other/merge' },
  dismiss: { method: 'POST', path: '/api/ops/talent-pairs/:imported/:other/dismiss' },
}
