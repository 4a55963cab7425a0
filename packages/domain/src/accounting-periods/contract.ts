import * as z from 'zod/mini'
import { approvalErrors } from '../approvals/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { isMonth } from '../kernel/time/months.ts'
import { periodErrors } from './errors.ts'
import { accountingPeriod, periodSummary, rateForm, reopenForm } from './schema.ts'

const params = z.object({ month: z.string().check(z.maxLength(7), z.refine(isMonth)) })
const answer = () => z.object({ data: accountingPeriod() })
const { not_authorized, not_found } = platformErrors
const { period_not_ended, period_not_next, period_not_last, period_moved_on, period_not_ready } = periodErrors

export const accountingPeriodsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/accounting-periods',
    access: 'staff',
    may: 'ledger.read',
    summary: 'The months of the books from the first entry to this month, the latest first',
    answer: z.object({ data: z.array(periodSummary()) }),
    refusals: [not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/accounting-periods/:month',
    access: 'staff',
    may: 'ledger.read',
    summary: 'A month with its checklist, the rate of the riyal at its end, and what was done to it',
    params,
    answer: answer(),
    refusals: [not_authorized, not_found],
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/ops/accounting-periods/:month/begin',
    access: 'staff',
    may: 'ledger.write',
    summary: 'Begins to close a month: colleagues see who does it',
    params,
    answer: answer(),
    refusals: [not_authorized, not_found, period_not_ended, period_moved_on],
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/ops/accounting-periods/:month/stop',
    access: 'staff',
    may: 'ledger.write',
    summary: 'Stops closing a month',
    params,
    answer: answer(),
    refusals: [not_authorized, not_found, period_moved_on],
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/ops/accounting-periods/:month/close',
    access: 'staff',
    may: 'ledger.write',
    summary: 'Closes a month whose checklist is done: nothing is booked in it any more',
    params,
    answer: answer(),
    refusals: [not_authorized, not_found, period_not_ended, period_not_next, period_moved_on, period_not_ready],
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/ops/accounting-periods/:month/reopen',
    access: 'staff',
    may: 'ledger.write',
    summary: 'Asks a colleague to open the last closed month again, with a reason',
    params,
    body: reopenForm(),
    answer: answer(),
    refusals: [not_authorized, not_found, period_not_last, period_moved_on, approvalErrors.approval_waiting],
  }),
  setRate: endpoint({
    method: 'POST',
    path: '/api/ops/accounting-periods/:month/rate',
    access: 'staff',
    may: 'ledger.write',
    summary: 'Notes the rate of the riyal at the end of a month, with its source and day',
    params,
    body: rateForm(),
    answer: answer(),
    refusals: [not_authorized, not_found, periodErrors.period_closed, periodErrors.rate_day],
  }),
} as const
