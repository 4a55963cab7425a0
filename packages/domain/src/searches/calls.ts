// Generated from the contracts: see kernel/calls.test.ts.
import type { CallsOf } from '../kernel/endpoint.ts'
import type { searchesContract } from './contract.ts'

export const searchesCalls: CallsOf<typeof searchesContract> = {
  find: { method: 'GET', path: '/api/ops/search' },
}
