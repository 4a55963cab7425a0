import * as z from 'zod/mini'
import { approvalErrors } from '../approvals/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf, pageQuery } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { payoutErrors } from './errors.ts'
import { batch, batchResult, batchSummary, choiceForm, paidForm, reasonForm, staffPayout } from './schema.ts'
import { PAYOUT_STATES } from './states.ts'

const idParams = z.object({ id: id() })
const { not_authorized, not_found, moved_on } = platformErrors
const moveRefusals = [not_authorized, not_found, moved_on] as const

export const payoutsOpsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/payouts',
    access: 'staff',
    may: 'payouts.read',
    summary: 'Payouts by state and due day, the earliest due first, or one by its id',
    query: z.object({
      state: z.optional(z.literal(PAYOUT_STATES, 'choice')),
      due_by: z.optional(z.iso.date('wrong_type')),
      id: z.optional(id()),
      ...pageQuery(100, 50),
    }),
    answer: listOf(staffPayout(), {
      /** What is owed in all, and the part of it that is late. */
      owed_amount: z.number(),
      late_amount: z.number(),
    }),
    refusals: [not_authorized],
  }),
  hold: endpoint({
    method: 'POST',
    path: '/api/ops/payouts/:id/hold',
    access: 'staff',
    may: 'payouts.pay',
    summary: 'Holds a payout; its talent reads why',
    params: idParams,
    body: reasonForm(),
    answer: z.object({ data: staffPayout() }),
    refusals: [...moveRefusals, payoutErrors.payout_in_batch],
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/ops/payouts/:id/release',
    access: 'staff',
    may: 'payouts.pay',
    summary: 'Releases a payout that was held',
    params: idParams,
    body: reasonForm(),
    answer: z.object({ data: staffPayout() }),
    refusals: moveRefusals,
  }),
  batches: endpoint({
    method: 'GET',
    path: '/api/ops/payout-batches',
    access: 'staff',
    may: 'payouts.read',
    summary: 'Batches, the newest first',
    query: z.object(pageQuery(100, 50)),
    answer: listOf(batchSummary()),
    refusals: [not_authorized],
  }),
  choose: endpoint({
    method: 'POST',
    path: '/api/ops/payout-batches',
    access: 'staff',
    may: 'payouts.pay',
    summary: 'Puts payouts into a new batch, and says of each whether it could',
    body: choiceForm(),
    status: 201,
    answer: z.object({ data: batchResult() }),
    refusals: [not_authorized],
  }),
  batch: endpoint({
    method: 'GET',
    path: '/api/ops/payout-batches/:id',
    access: 'staff',
    may: 'payouts.read',
    summary: 'A batch with its payouts',
    params: idParams,
    answer: z.object({ data: batch() }),
    refusals: [not_authorized, not_found],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/ops/payout-batches/:id/submit',
    access: 'staff',
    may: 'payouts.pay',
    summary: 'Asks a colleague again to release an open batch',
    params: idParams,
    answer: z.object({ data: batch() }),
    refusals: [...moveRefusals, approvalErrors.approval_waiting],
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/ops/payout-batches/:id/csv',
    access: 'staff',
    may: 'payouts.pay',
    summary: 'An open batch for the bank, with whole account numbers; who took it is in the audit trail',
    params: idParams,
    answer: 'file',
    refusals: [...moveRefusals, payoutErrors.payout_not_released, payoutErrors.payout_batch_unreadable],
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/ops/payout-batches/:id/paid',
    access: 'staff',
    may: 'payouts.pay',
    summary: 'Marks a batch as paid: books every payout and tells its talent, once',
    params: idParams,
    body: paidForm(),
    answer: z.object({ data: batch() }),
    refusals: [...moveRefusals, payoutErrors.payout_not_released, payoutErrors.payout_day],
  }),
  discard: endpoint({
    method: 'POST',
    path: '/api/ops/payout-batches/:id/discard',
    access: 'staff',
    may: 'payouts.pay',
    summary: 'Gives back the payouts of a batch that was not paid',
    params: idParams,
    answer: z.object({ data: batch() }),
    refusals: moveRefusals,
  }),
} as const
