// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { bankStatementsContract } from './contract.ts'

export const bankStatementsCalls: EndpointRefsOf<typeof bankStatementsContract> = {
  accounts: { method: 'GET', path: '/api/ops/bank-statements/accounts' },
  preview: { method: 'POST', path: '/api/ops/bank-statements/preview', idempotent: false },
  import: { method: 'POST', path: '/api/ops/bank-statements', idempotent: false },
  list: { method: 'GET', path: '/api/ops/bank-statements' },
  lines: { method: 'GET', path: '/api/ops/bank-statements/lines' },
  book: { method: 'POST', path: '/api/ops/bank-statements/lines/:id/book' },
  reverse: { method: 'POST', path: '/api/ops/bank-statements/lines/:id/reverse' },
  returnPayout: { method: 'POST', path: '/api/ops/bank-statements/lines/:id/return-payout' },
  setAside: { method: 'POST', path: '/api/ops/bank-statements/lines/:id/set-aside' },
  reopen: { method: 'POST', path: '/api/ops/bank-statements/lines/:id/reopen' },
}
