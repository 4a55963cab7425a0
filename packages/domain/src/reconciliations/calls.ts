// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { reconciliationsContract } from './contract.ts'

export const reconciliationsCalls: EndpointRefsOf<typeof reconciliationsContract> = {
  view: { method: 'GET', path: '/api/ops/reconciliations/view' },
  lines: { method: 'GET', path: '/api/ops/reconciliations/lines' },
  entries: { method: 'GET', path: '/api/ops/reconciliations/entries' },
  match: { method: 'POST', path: '/api/ops/reconciliations/matches' },
  undo: { method: 'POST', path: '/api/ops/reconciliations/matches/:id/undo' },
  matchCertain: { method: 'POST', path: '/api/ops/reconciliations/certain' },
  explain: { method: 'POST', path: '/api/ops/reconciliations/lines/:id/explain' },
  finish: { method: 'POST', path: '/api/ops/reconciliations' },
  list: { method: 'GET', path: '/api/ops/reconciliations' },
  reopen: { method: 'POST', path: '/api/ops/reconciliations/:id/reopen' },
}
