import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf, pageQuery } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { BANK_ACCOUNTS } from '../ledger/limits.ts'
import { manualErrors } from '../manual-entries/errors.ts'
import { reconciliationErrors } from './errors.ts'
import { SIDE_STATES } from './limits.ts'
import {
  bankLineView,
  explainForm,
  finishForm,
  finishedReconciliation,
  matchForm,
  reconciliationView,
  reopenForm,
  transitEntry,
  viewQuery,
} from './schema.ts'

const params = z.object({ id: id() })
const { not_authorized, not_found } = platformErrors
const {
  match_empty,
  match_differs,
  match_taken,
  match_finished,
  line_undecided,
  line_explained,
  explain_account,
  explain_fee,
  finish_future,
  finish_order,
  finish_balance,
  finish_lines,
  finish_difference,
  finish_note,
  reconciliation_finished,
  reconciliation_closed,
  reconciliation_not_last,
} = reconciliationErrors

export const reconciliationsContract = {
  view: endpoint({
    method: 'GET',
    path: '/api/ops/reconciliations/view',
    access: 'staff',
    may: 'ledger.read',
    summary: 'Bank and books of an account on a day, and what stands between them',
    query: viewQuery(),
    answer: z.object({ data: reconciliationView() }),
    refusals: [not_authorized],
  }),
  lines: endpoint({
    method: 'GET',
    path: '/api/ops/reconciliations/lines',
    access: 'staff',
    may: 'ledger.read',
    summary: 'Lines of the bank up to a day, with the entries they are, or may be',
    query: z.object({
      ...viewQuery().shape,
      state: z._default(z.literal(SIDE_STATES, 'choice'), 'open'),
      ...pageQuery(50, 20),
    }),
    answer: listOf(bankLineView()),
    refusals: [not_authorized],
  }),
  entries: endpoint({
    method: 'GET',
    path: '/api/ops/reconciliations/entries',
    access: 'staff',
    may: 'ledger.read',
    summary: 'Entries of the books up to a day that the bank did not have by then',
    query: z.object({
      ...viewQuery().shape,
      /** The place of the last one that was read. */
      cursor: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
    }),
    answer: listOf(transitEntry()),
    refusals: [not_authorized],
  }),
  match: endpoint({
    method: 'POST',
    path: '/api/ops/reconciliations/matches',
    access: 'staff',
    may: 'ledger.write',
    summary: 'Matches lines of the bank with entries of the same sum',
    body: matchForm(),
    status: 201,
    answer: z.object({ data: z.object({ id: id() }) }),
    refusals: [not_authorized, not_found, match_empty, match_differs, match_taken, line_undecided],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/ops/reconciliations/matches/:id/undo',
    access: 'staff',
    may: 'ledger.write',
    summary: 'Takes a match apart that no finished reconciliation has',
    params,
    answer: z.object({ data: z.object({ id: id() }) }),
    refusals: [not_authorized, not_found, match_finished],
  }),
  matchCertain: endpoint({
    method: 'POST',
    path: '/api/ops/reconciliations/certain',
    access: 'staff',
    may: 'ledger.write',
    summary: 'Matches what is certain: what was recorded from a line, and what a line names with its exact amount',
    body: z.strictObject({ account: z.literal(BANK_ACCOUNTS, 'choice') }),
    answer: z.object({ data: z.object({ matched: z.number() }) }),
    refusals: [not_authorized],
  }),
  explain: endpoint({
    method: 'POST',
    path: '/api/ops/reconciliations/lines/:id/explain',
    access: 'staff',
    may: 'ledger.write',
    summary:
      'Writes the entry a line stands for, with its statement as the proof; it is matched when a colleague has released it',
    params,
    body: explainForm(),
    status: 201,
    answer: z.object({ data: z.object({ manual_entry_id: id() }) }),
    refusals: [
      not_authorized,
      not_found,
      line_undecided,
      line_explained,
      explain_account,
      explain_fee,
      match_taken,
      manualErrors.entry_month_closed,
    ],
  }),
  finish: endpoint({
    method: 'POST',
    path: '/api/ops/reconciliations',
    access: 'staff',
    may: 'ledger.write',
    summary: 'Finishes the reconciliation of an account on a day, when bank and books agree',
    body: finishForm(),
    status: 201,
    answer: z.object({ data: reconciliationView() }),
    refusals: [
      not_authorized,
      finish_future,
      finish_order,
      finish_balance,
      finish_lines,
      finish_difference,
      finish_note,
      reconciliation_finished,
    ],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/ops/reconciliations',
    access: 'staff',
    may: 'ledger.read',
    summary: 'Finished reconciliations, the newest first',
    query: z.object({ account: z.optional(z.literal(BANK_ACCOUNTS, 'choice')), ...pageQuery(50, 20) }),
    answer: listOf(finishedReconciliation()),
    refusals: [not_authorized],
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/ops/reconciliations/:id/reopen',
    access: 'staff',
    may: 'ledger.write',
    summary: 'Opens the last reconciliation of an account again, with a reason, while its month is open',
    params,
    body: reopenForm(),
    answer: z.object({ data: reconciliationView() }),
    refusals: [not_authorized, not_found, reconciliation_closed, reconciliation_not_last],
  }),
} as const
