// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { subscriptionsContract } from './contract.ts'
import type { subscriptionsOpsContract } from './contract-ops.ts'

export const subscriptionsCalls: EndpointRefsOf<typeof subscriptionsContract> = {
  subscriptions: { method: 'GET', path: '/api/users/subscriptions' },
  subscribe: { method: 'POST', path: '/api/users/subscribe/:id' },
  unsubscribe: { method: 'POST', path: '/api/users/unsubscribe' },
  leaveAtOnce: { method: 'POST', path: '/api/unsubscribe/one-click/:token', idempotent: false },
  openUnsubscribe: { method: 'GET', path: '/api/unsubscribe/one-click/:token' },
}

export const subscriptionsOpsCalls: EndpointRefsOf<typeof subscriptionsOpsContract> = {
  newsletter: { method: 'GET', path: '/api/ops/newsletter' },
}
