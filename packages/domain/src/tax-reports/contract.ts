import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { isMonth } from '../kernel/time/months.ts'
import { reportErrors } from '../financial-reports/errors.ts'
import { VAT_TREATMENTS } from './limits.ts'
import { tax, vatPaper, vatReport, whtLine, whtReport } from './schema.ts'

const month = () => z.string().check(z.maxLength(7), z.refine(isMonth, 'wrong_type'))
const span = { from: z.optional(month()), to: z.optional(month()) }
const page = {
  /** The place of the last one that was read. */
  cursor: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
}
const { not_authorized } = platformErrors
const { report_span } = reportErrors

export const taxReportsContract = {
  vat: endpoint({
    method: 'GET',
    path: '/api/ops/tax-reports/vat',
    access: 'staff',
    may: 'ledger.read',
    summary: 'Value-added tax of some months: sales by treatment, what was remitted, and what is left',
    query: z.object(span),
    answer: z.object({ data: vatReport() }),
    refusals: [not_authorized, report_span],
  }),
  vatPapers: endpoint({
    method: 'GET',
    path: '/api/ops/tax-reports/vat/papers',
    access: 'staff',
    may: 'ledger.read',
    summary: 'Invoices and credit notes behind the figures of the tax, the newest first',
    query: z.object({ ...span, treatment: z.optional(z.literal(VAT_TREATMENTS, 'choice')), ...page }),
    answer: listOf(vatPaper()),
    refusals: [not_authorized, report_span],
  }),
  wht: endpoint({
    method: 'GET',
    path: '/api/ops/tax-reports/wht',
    access: 'staff',
    may: 'ledger.read',
    summary: 'Tax withheld from talents in some months, what was remitted, and what is left',
    query: z.object(span),
    answer: z.object({ data: whtReport() }),
    refusals: [not_authorized, report_span],
  }),
  whtLines: endpoint({
    method: 'GET',
    path: '/api/ops/tax-reports/wht/lines',
    access: 'staff',
    may: 'ledger.read',
    summary: 'Lines of invoices and credit notes behind the withholding tax, the newest first',
    query: z.object({ ...span, talent_id: z.optional(id()), ...page }),
    answer: listOf(whtLine()),
    refusals: [not_authorized, report_span],
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/api/ops/tax-reports/csv',
    access: 'staff',
    may: 'ledger.read',
    summary: 'The papers or lines of a tax for a spreadsheet',
    query: z.object({ tax: tax(), ...span }),
    answer: 'file',
    refusals: [not_authorized, report_span],
  }),
} as const
