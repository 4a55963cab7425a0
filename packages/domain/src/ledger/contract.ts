import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf, pageLimit } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { ledgerErrors } from './errors.ts'
import { ENTRY_KINDS, LEDGER_ACCOUNTS } from './limits.ts'
import { EXPORT_FORMATS } from './rules-exports.ts'
import { accountSums, ledgerBalance, ledgerEntry, trialBalance } from './schema.ts'

const MAX_ENTRIES = 50
const day = () => z.iso.date('wrong_type')
const { not_authorized, not_found } = platformErrors
const { span_reversed, export_empty, export_long } = ledgerErrors

export const ledgerContract = {
  entries: endpoint({
    method: 'GET',
    path: '/api/ops/ledger/entries',
    access: 'staff',
    may: 'ledger.read',
    summary: 'Bookings by account, owner, kind and days, the newest first; of one account with its balance after each',
    query: z.object({
      account: z.optional(z.literal(LEDGER_ACCOUNTS, 'choice')),
      owner: z.optional(id()),
      kind: z.optional(z.literal(ENTRY_KINDS, 'choice')),
      from: z.optional(day()),
      to: z.optional(day()),
      /** The day and the place of the last booking that was read. */
      cursor: z.optional(z.string().check(z.regex(/^(?:\d{4}-\d\d-\d\d\.)?\d{1,15}$/))),
      limit: pageLimit(MAX_ENTRIES, 20),
    }),
    answer: listOf(ledgerEntry(), { sums: z.nullable(accountSums()) }),
    refusals: [not_authorized, span_reversed],
  }),
  entry: endpoint({
    method: 'GET',
    path: '/api/ops/ledger/entries/:id',
    access: 'staff',
    may: 'ledger.read',
    summary: 'One booking',
    params: z.object({ id: id() }),
    answer: z.object({ data: ledgerEntry() }),
    refusals: [not_authorized, not_found],
  }),
  balances: endpoint({
    method: 'GET',
    path: '/api/ops/ledger/balances',
    access: 'staff',
    may: 'ledger.read',
    summary:
      'What every account holds at the end of a day, in all or for one owner; and who has something in one account',
    query: z.object({ owner: z.optional(id()), day: z.optional(day()) }),
    answer: z.object({
      data: z.array(ledgerBalance()),
      meta: z.object({
        owners: z.array(
          z.object({
            owner: id(),
            owner_name: z.nullable(z.string()),
            account: z.literal(LEDGER_ACCOUNTS),
            balance: z.number(),
          }),
        ),
      }),
    }),
    refusals: [not_authorized],
  }),
  trialBalance: endpoint({
    method: 'GET',
    path: '/api/ops/ledger/trial-balance',
    access: 'staff',
    may: 'ledger.read',
    summary: 'What every account held before a span of days, what moved in it, and what it holds after',
    query: z.object({ from: z.optional(day()), to: z.optional(day()) }),
    answer: z.object({ data: trialBalance() }),
    refusals: [not_authorized, span_reversed],
  }),
  trialBalanceSheet: endpoint({
    method: 'GET',
    path: '/api/ops/ledger/trial-balance/csv',
    access: 'staff',
    may: 'ledger.read',
    summary: 'The trial balance for a spreadsheet',
    query: z.object({ from: z.optional(day()), to: z.optional(day()) }),
    answer: 'file',
    refusals: [not_authorized, span_reversed],
  }),
  exports: endpoint({
    method: 'GET',
    path: '/api/ops/ledger/exports',
    access: 'staff',
    may: 'ledger.read',
    summary: 'Into how many files an export of these days is split for each program',
    query: z.object({ from: day(), to: day() }),
    answer: z.object({
      data: z.object({
        entries: z.number(),
        lines: z.number(),
        files: z.array(z.object({ format: z.literal(EXPORT_FORMATS), count: z.number() })),
      }),
    }),
    refusals: [not_authorized, span_reversed, export_long],
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/ops/ledger/export',
    access: 'staff',
    may: 'ledger.read',
    summary: 'Bookings of these days for a spreadsheet, Xero, QuickBooks or Odoo; one of the files they are split into',
    query: z.object({
      from: day(),
      to: day(),
      format: z.literal(EXPORT_FORMATS, 'choice'),
      file: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
    }),
    answer: 'file',
    refusals: [not_authorized, span_reversed, export_empty, export_long],
  }),
} as const
