// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { workItemsContract } from './contract.ts'

export const workItemsCalls: EndpointRefsOf<typeof workItemsContract> = {
  list: { method: 'GET', path: '/api/ops/work-items' },
  counts: { method: 'GET', path: '/api/ops/work-items/counts' },
}
