import * as z from 'zod/mini'
import { invoiceErrors } from '../invoices/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf, pageQuery } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { paymentErrors } from './errors.ts'
import { PAYMENT_METHODS, PROOF_UPLOAD } from './limits.ts'
import { paymentEvent, refundForm, reversalForm, staffPayment, fullStaffPayment, transferForm } from './schema.ts'
import { PAYMENT_STATES } from './states.ts'

const idParams = z.object({ id: id() })
const paymentAnswer = () => z.object({ data: fullStaffPayment() })
const accessRefusals = [platformErrors.not_authorized, platformErrors.not_found] as const

export const paymentsOpsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/payments',
    access: 'staff',
    may: 'invoices.view',
    summary: 'Payments, the newest first',
    query: z.object({
      state: z.optional(z.literal(PAYMENT_STATES, 'choice')),
      method: z.optional(z.literal(PAYMENT_METHODS, 'choice')),
      ...pageQuery(50, 20),
    }),
    answer: listOf(staffPayment()),
    refusals: [platformErrors.not_authorized],
  }),
  differences: endpoint({
    method: 'GET',
    path: '/api/ops/payments/differences',
    access: 'staff',
    may: 'invoices.view',
    summary: 'Reconciliation: payments about which the provider says something else, and events that fit none',
    answer: z.object({
      data: z.object({ payments: z.array(staffPayment()), events: z.array(paymentEvent()) }),
    }),
    refusals: [platformErrors.not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/payments/:id',
    access: 'staff',
    may: 'invoices.view',
    summary: 'One payment with its refunds and what the provider said',
    params: idParams,
    answer: paymentAnswer(),
    refusals: accessRefusals,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/ops/payments/:id/ask',
    access: 'staff',
    may: 'invoices.pay',
    summary: 'Asks the provider how it stands and takes its word',
    params: idParams,
    answer: paymentAnswer(),
    refusals: [...accessRefusals, paymentErrors.provider_unavailable],
    limit: { count: 60, seconds: 60, by: 'user' },
    idempotent: false,
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/ops/payments/:id/refunds',
    access: 'staff',
    may: 'invoices.pay',
    summary: 'Gives money back, at most what was paid',
    params: idParams,
    body: refundForm(),
    status: 201,
    answer: paymentAnswer(),
    refusals: [...accessRefusals, paymentErrors.refund_over, platformErrors.moved_on],
  }),
  returnRefund: endpoint({
    method: 'POST',
    path: '/api/ops/payments/:id/refunds/:refund/returned',
    access: 'staff',
    may: 'invoices.pay',
    summary: 'Writes down that the bank sent a refund back: it is kept for the company again',
    params: z.object({ id: id(), refund: id() }),
    answer: paymentAnswer(),
    refusals: [...accessRefusals, platformErrors.moved_on],
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/api/ops/payments/:id/reverse',
    access: 'staff',
    may: 'invoices.pay',
    summary: 'Takes back a transfer that was recorded by mistake; its line of a statement waits for a decision again',
    params: idParams,
    body: reversalForm(),
    answer: paymentAnswer(),
    refusals: [
      ...accessRefusals,
      paymentErrors.payment_reversed,
      paymentErrors.payment_not_reversible,
      invoiceErrors.reversal_refunded,
    ],
  }),
  uploadProof: endpoint({
    method: 'POST',
    path: '/api/ops/payments/proofs',
    access: 'staff',
    may: 'invoices.pay',
    summary: 'The proof of a bank transfer, kept for the transfer that names it',
    upload: PROOF_UPLOAD,
    status: 201,
    answer: z.object({ data: z.object({ id: id() }) }),
    refusals: [platformErrors.not_authorized, platformErrors.file_type, platformErrors.file_too_large],
    // A repeated upload is another file, which nobody names and a job deletes.
    idempotent: false,
  }),
  proof: endpoint({
    method: 'GET',
    path: '/api/ops/payments/:id/proof',
    access: 'staff',
    may: 'invoices.view',
    summary: 'The proof of a bank transfer',
    params: idParams,
    answer: 'file',
    refusals: accessRefusals,
  }),
  recordTransfer: endpoint({
    method: 'POST',
    path: '/api/ops/invoices/:id/transfers',
    access: 'staff',
    may: 'invoices.pay',
    summary: 'Records a bank transfer that arrived, with its proof; what no invoice asks for is kept for the company',
    params: idParams,
    body: transferForm(),
    status: 201,
    answer: paymentAnswer(),
    refusals: [
      ...accessRefusals,
      paymentErrors.transfer_recorded,
      paymentErrors.transfer_day,
      paymentErrors.proof_missing,
    ],
  }),
} as const
