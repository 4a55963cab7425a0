// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { ledgerContract } from './contract.ts'

export const ledgerCalls: EndpointRefsOf<typeof ledgerContract> = {
  entries: { method: 'GET', path: '/api/ops/ledger/entries' },
  balances: { method: 'GET', path: '/api/ops/ledger/balances' },
}
