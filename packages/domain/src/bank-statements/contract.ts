import * as z from 'zod/mini'
import { invoiceErrors } from '../invoices/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf, pageQuery } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { payoutErrors } from '../payouts/errors.ts'
import { statementErrors } from './errors.ts'
import { STATEMENT_UPLOAD } from './limits.ts'
import {
  asideForm,
  bankLine,
  bankStatement,
  bookForm,
  lineReversalForm,
  payoutReturnForm,
  statementAccount,
  statementPreview,
  uploadQuery,
} from './schema.ts'
import { LINE_STATES } from './states.ts'

const params = z.object({ id: id() })
const answer = () => z.object({ data: bankLine() })
const readRefusals = [
  platformErrors.not_authorized,
  platformErrors.file_type,
  platformErrors.file_too_large,
  platformErrors.file_encoding,
  statementErrors.statement_known,
  statementErrors.statement_nothing_new,
  statementErrors.statement_account,
  statementErrors.statement_account_missing,
  statementErrors.statement_accounts,
  statementErrors.statement_cut,
  statementErrors.statement_balance,
  statementErrors.statement_unreadable,
  statementErrors.statement_line,
  statementErrors.statement_columns,
  statementErrors.statement_empty,
  statementErrors.statement_long,
  statementErrors.statement_future,
] as const
const lineRefusals = [platformErrors.not_authorized, platformErrors.not_found, statementErrors.line_decided] as const

export const bankStatementsContract = {
  accounts: endpoint({
    method: 'GET',
    path: '/api/ops/bank-statements/accounts',
    access: 'staff',
    may: 'invoices.view',
    summary: 'Our accounts, and which columns of their tables mean what',
    answer: z.object({ data: z.array(statementAccount()) }),
    refusals: [platformErrors.not_authorized],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/ops/bank-statements/preview',
    access: 'staff',
    may: 'invoices.pay',
    summary: 'Reads a statement of the bank and says what an import would do; nothing is kept',
    query: uploadQuery(),
    upload: STATEMENT_UPLOAD,
    answer: z.object({ data: statementPreview() }),
    limit: { count: 60, seconds: 600, by: 'user' },
    refusals: readRefusals,
    idempotent: false,
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/ops/bank-statements',
    access: 'staff',
    may: 'invoices.pay',
    summary: 'Imports a statement; what is certain is booked in the background, everything else waits for finance',
    query: uploadQuery(),
    upload: STATEMENT_UPLOAD,
    status: 201,
    answer: z.object({ data: bankStatement() }),
    limit: { count: 60, seconds: 600, by: 'user' },
    refusals: readRefusals,
    // The same file again is refused.
    idempotent: false,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/ops/bank-statements',
    access: 'staff',
    may: 'invoices.view',
    summary: 'Imported statements, the newest first',
    query: z.object(pageQuery(50, 20)),
    answer: listOf(bankStatement()),
    refusals: [platformErrors.not_authorized],
  }),
  lines: endpoint({
    method: 'GET',
    path: '/api/ops/bank-statements/lines',
    access: 'staff',
    may: 'invoices.view',
    summary: 'Lines of statements with the invoices they may pay and why, the newest first',
    query: z.object({
      state: z.optional(z.literal(LINE_STATES, 'choice')),
      statement_id: z.optional(id()),
      ...pageQuery(50, 20),
    }),
    answer: listOf(bankLine()),
    refusals: [platformErrors.not_authorized],
  }),
  book: endpoint({
    method: 'POST',
    path: '/api/ops/bank-statements/lines/:id/book',
    access: 'staff',
    may: 'invoices.pay',
    summary: 'Records a line on an invoice, or on several whose amounts add up to it',
    params,
    body: bookForm(),
    answer: answer(),
    refusals: [
      ...lineRefusals,
      statementErrors.line_foreign,
      statementErrors.line_not_incoming,
      statementErrors.line_recorded,
      statementErrors.parts_sum,
      statementErrors.part_invoice,
      statementErrors.part_twice,
    ],
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/api/ops/bank-statements/lines/:id/reverse',
    access: 'staff',
    may: 'invoices.pay',
    summary: 'Books a line with which the bank took money back against the payments it had brought',
    params,
    body: lineReversalForm(),
    answer: answer(),
    refusals: [
      ...lineRefusals,
      statementErrors.line_not_reversal,
      statementErrors.target_gone,
      statementErrors.targets_sum,
      invoiceErrors.reversal_refunded,
    ],
  }),
  returnPayout: endpoint({
    method: 'POST',
    path: '/api/ops/bank-statements/lines/:id/return-payout',
    access: 'staff',
    may: 'payouts.pay',
    summary: 'Books a line with which a transfer to a talent came back: it is owed again, and what is missing is a fee',
    params,
    body: payoutReturnForm(),
    answer: answer(),
    refusals: [
      ...lineRefusals,
      platformErrors.moved_on,
      statementErrors.line_not_return,
      payoutErrors.transfer_return_day,
      payoutErrors.transfer_fee,
    ],
  }),
  setAside: endpoint({
    method: 'POST',
    path: '/api/ops/bank-statements/lines/:id/set-aside',
    access: 'staff',
    may: 'invoices.pay',
    summary: 'Sets a line aside that pays no invoice, with the reason',
    params,
    body: asideForm(),
    answer: answer(),
    refusals: lineRefusals,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/ops/bank-statements/lines/:id/reopen',
    access: 'staff',
    may: 'invoices.pay',
    summary: 'Puts a line that was set aside back into the queue',
    params,
    answer: answer(),
    refusals: lineRefusals,
  }),
} as const
