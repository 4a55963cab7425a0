// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { talentPayoutsContract } from './contract.ts'
import type { payoutBatchesContract } from './contract-batches.ts'
import type { payoutsOpsContract } from './contract-ops.ts'

export const talentPayoutsCalls: EndpointRefsOf<typeof talentPayoutsContract> = {
  list: { method: 'GET', path: '/api/talent/payouts' },
  details: { method: 'GET', path: '/api/talent/payout-details' },
  saveDetails: { method: 'PUT', path: '/api/talent/payout-details' },
  confirmDetails: { method: 'POST', path: '/api/talent/payout-details/confirm' },
}

export const payoutBatchesCalls: EndpointRefsOf<typeof payoutBatchesContract> = {
  batches: { method: 'GET', path: '/api/ops/payout-batches' },
  choose: { method: 'POST', path: '/api/ops/payout-batches' },
  batch: { method: 'GET', path: '/api/ops/payout-batches/:id' },
  submit: { method: 'POST', path: '/api/ops/payout-batches/:id/submit' },
  csv: { method: 'GET', path: '/api/ops/payout-batches/:id/csv' },
  pain: { method: 'GET', path: '/api/ops/payout-batches/:id/pain' },
  previewReport: { method: 'POST', path: '/api/ops/payout-batches/:id/report/preview', idempotent: false },
  report: { method: 'POST', path: '/api/ops/payout-batches/:id/report', idempotent: false },
  pay: { method: 'POST', path: '/api/ops/payout-batches/:id/paid' },
  discard: { method: 'POST', path: '/api/ops/payout-batches/:id/discard' },
  reject: { method: 'POST', path: '/api/ops/payout-transfers/:id/reject' },
  return: { method: 'POST', path: '/api/ops/payout-transfers/:id/return' },
  templates: { method: 'GET', path: '/api/ops/payout-file-templates' },
  saveTemplate: { method: 'POST', path: '/api/ops/payout-file-templates' },
  removeTemplate: { method: 'DELETE', path: '/api/ops/payout-file-templates/:id' },
}

export const payoutsOpsCalls: EndpointRefsOf<typeof payoutsOpsContract> = {
  list: { method: 'GET', path: '/api/ops/payouts' },
  hold: { method: 'POST', path: '/api/ops/payouts/:id/hold' },
  release: { method: 'POST', path: '/api/ops/payouts/:id/release' },
}
