// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { bansContract } from './contract.ts'
import type { bansOpsContract } from './contract-ops.ts'

export const bansCalls: EndpointRefsOf<typeof bansContract> = {
  own: { method: 'GET', path: '/api/talent/bans' },
  answer: { method: 'POST', path: '/api/talent/bans/:id/answer' },
  appeal: { method: 'POST', path: '/api/talent/bans/:id/appeal' },
  report: { method: 'POST', path: '/api/client/bans' },
  upload: { method: 'POST', path: '/api/bans/files', idempotent: false },
}

export const bansOpsCalls: EndpointRefsOf<typeof bansOpsContract> = {
  list: { method: 'GET', path: '/api/ops/bans' },
  read: { method: 'GET', path: '/api/ops/bans/:id' },
  report: { method: 'POST', path: '/api/ops/bans' },
  open: { method: 'POST', path: '/api/ops/bans/:id/open' },
  decide: { method: 'POST', path: '/api/ops/bans/:id/decide' },
  decideAppeal: { method: 'POST', path: '/api/ops/bans/:id/decide-appeal' },
  upload: { method: 'POST', path: '/api/ops/bans/files', idempotent: false },
  file: { method: 'GET', path: '/api/ops/bans/:id/files/:file' },
}
