// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { talentPayoutsContract } from './contract.ts'
import type { payoutsOpsContract } from './contract-ops.ts'

export const talentPayoutsCalls: EndpointRefsOf<typeof talentPayoutsContract> = {
  list: { method: 'GET', path: '/api/talent/payouts' },
  details: { method: 'GET', path: '/api/talent/payout-details' },
  saveDetails: { method: 'PUT', path: '/api/talent/payout-details' },
}

export const payoutsOpsCalls: EndpointRefsOf<typeof payoutsOpsContract> = {
  list: { method: 'GET', path: '/api/ops/payouts' },
  hold: { method: 'POST', path: '/api/ops/payouts/:id/hold' },
  release: { method: 'POST', path: '/api/ops/payouts/:id/release' },
  batches: { method: 'GET', path: '/api/ops/payout-batches' },
  choose: { method: 'POST', path: '/api/ops/payout-batches' },
  batch: { method: 'GET', path: '/api/ops/payout-batches/:id' },
  submit: { method: 'POST', path: '/api/ops/payout-batches/:id/submit' },
  csv: { method: 'GET', path: '/api/ops/payout-batches/:id/csv' },
  pay: { method: 'POST', path: '/api/ops/payout-batches/:id/paid' },
  discard: { method: 'POST', path: '/api/ops/payout-batches/:id/discard' },
}
