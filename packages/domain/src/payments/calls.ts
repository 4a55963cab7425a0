// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { paymentsContract } from './contract.ts'
import type { paymentsOpsContract } from './contract-ops.ts'

export const paymentsCalls: EndpointRefsOf<typeof paymentsContract> = {
  pay: { method: 'POST', path: '/api/client/invoices/:id/pay', idempotent: false },
  paySeveral: { method: 'POST', path: '/api/client/payments', idempotent: false },
  read: { method: 'GET', path: '/api/client/payments/:id' },
  cancel: { method: 'POST', path: '/api/client/payments/:id/cancel', idempotent: false },
}

export const paymentsOpsCalls: EndpointRefsOf<typeof paymentsOpsContract> = {
  list: { method: 'GET', path: '/api/ops/payments' },
  differences: { method: 'GET', path: '/api/ops/payments/differences' },
  read: { method: 'GET', path: '/api/ops/payments/:id' },
  ask: { method: 'POST', path: '/api/ops/payments/:id/ask', idempotent: false },
  refund: { method: 'POST', path: '/api/ops/payments/:id/refunds' },
  returnRefund: { method: 'POST', path: '/api/ops/payments/:id/refunds/:refund/returned' },
  reverse: { method: 'POST', path: '/api/ops/payments/:id/reverse' },
  uploadProof: { method: 'POST', path: '/api/ops/payments/proofs', idempotent: false },
  proof: { method: 'GET', path: '/api/ops/payments/:id/proof' },
  recordTransfer: { method: 'POST', path: '/api/ops/invoices/:id/transfers' },
}
