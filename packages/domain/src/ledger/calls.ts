// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { ledgerContract } from './contract.ts'

export const ledgerCalls: EndpointRefsOf<typeof ledgerContract> = {
  entries: { method: 'GET', path: '/api/ops/ledger/entries' },
  entry: { method: 'GET', path: '/api/ops/ledger/entries/:id' },
  balances: { method: 'GET', path: '/api/ops/ledger/balances' },
  trialBalance: { method: 'GET', path: '/api/ops/ledger/trial-balance' },
  trialBalanceSheet: { method: 'GET', path: '/api/ops/ledger/trial-balance/csv' },
  exports: { method: 'GET', path: '/api/ops/ledger/exports' },
  export: { method: 'GET', path: '/api/ops/ledger/export' },
}
