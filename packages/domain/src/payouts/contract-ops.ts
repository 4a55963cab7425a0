import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf, pageQuery } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { payoutErrors } from './errors.ts'
import { reasonForm, staffPayout } from './schema.ts'
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
} as const
