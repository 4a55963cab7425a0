import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf, pageQuery } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { invoiceErrors } from '../invoices/errors.ts'
import { recurringErrors } from './errors.ts'
import { clientRecurring, fullRecurring, recurringChange, recurringForm, staffRecurring } from './schema.ts'
import { RECURRING_STATES } from './states.ts'

const params = z.object({ id: id() })
const answer = () => z.object({ data: fullRecurring() })
const { not_authorized, not_found, moved_on } = platformErrors
const lineRefusals = [invoiceErrors.discount_too_large, recurringErrors.recurring_end_early] as const
const moveRefusals = [not_authorized, not_found, recurringErrors.recurring_moved] as const

export const clientRecurringContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/client/recurring-invoices',
    access: 'client',
    may: 'invoices.view',
    summary: 'What the company is billed regularly, with the next day of each',
    answer: z.object({ data: z.array(clientRecurring()) }),
    refusals: [not_authorized],
  }),
} as const

export const recurringOpsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/recurring-invoices',
    access: 'staff',
    may: 'invoices.view',
    summary: 'Recurring invoices by state and company, the newest first',
    query: z.object({
      state: z.optional(z.literal(RECURRING_STATES, 'choice')),
      organisation_id: z.optional(id()),
      ...pageQuery(50, 20),
    }),
    answer: listOf(staffRecurring()),
    refusals: [not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/recurring-invoices/:id',
    access: 'staff',
    may: 'invoices.view',
    summary: 'One of them with its lines, its next days and the invoices that were made of it',
    params,
    answer: answer(),
    refusals: [not_authorized, not_found],
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/ops/recurring-invoices',
    access: 'staff',
    may: 'invoices.issue',
    summary: 'Bills a company every month, quarter or year from a day on',
    body: recurringForm(),
    status: 201,
    answer: answer(),
    refusals: [
      not_authorized,
      not_found,
      recurringErrors.recurring_day_past,
      recurringErrors.recurring_day_far,
      ...lineRefusals,
    ],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/ops/recurring-invoices/:id',
    access: 'staff',
    may: 'invoices.issue',
    summary: 'Changes what the next invoices say; those that were issued stay',
    params,
    body: recurringChange(),
    answer: answer(),
    refusals: [...moveRefusals, moved_on, ...lineRefusals],
  }),
  pause: endpoint({
    method: 'POST',
    path: '/api/ops/recurring-invoices/:id/pause',
    access: 'staff',
    may: 'invoices.issue',
    summary: 'Bills nothing until it is resumed',
    params,
    answer: answer(),
    refusals: moveRefusals,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/ops/recurring-invoices/:id/resume',
    access: 'staff',
    may: 'invoices.issue',
    summary: 'Bills again from its next day; what passed meanwhile is not made up for',
    params,
    answer: answer(),
    refusals: moveRefusals,
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/ops/recurring-invoices/:id/end',
    access: 'staff',
    may: 'invoices.issue',
    summary: 'Ends it for good; its invoices stay',
    params,
    answer: answer(),
    refusals: moveRefusals,
  }),
} as const
