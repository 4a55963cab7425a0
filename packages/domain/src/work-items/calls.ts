// Generated from the contracts: see kernel/calls.test.ts.
import type { CallsOf } from '../kernel/endpoint.ts'
import type { workItemsContract } from './contract.ts'

export const workItemsCalls: CallsOf<typeof workItemsContract> = {
  list: { method: 'GET', path: '/api/ops/work-items' },
  counts: { method: 'GET', path: '/api/ops/work-items/counts' },
}
