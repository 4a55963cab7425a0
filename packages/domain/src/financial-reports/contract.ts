import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { isMonth } from '../kernel/time/months.ts'
import { ledgerErrors } from '../ledger/errors.ts'
import { reportErrors } from './errors.ts'
import { AGEING_SIDES } from './limits.ts'
import { ageing, companyStatement, earnedLine, openItem, revenue } from './schema.ts'

const day = () => z.iso.date('wrong_type')
const month = () => z.string().check(z.maxLength(7), z.refine(isMonth, 'wrong_type'))
const { not_authorized, not_found } = platformErrors
const ageingQuery = { side: z.literal(AGEING_SIDES, 'choice'), day: z.optional(day()) }
const spanQuery = { from: z.optional(month()), to: z.optional(month()) }
const daysQuery = { from: z.optional(day()), to: z.optional(day()) }

export const financialReportsContract = {
  ageing: endpoint({
    method: 'GET',
    path: '/api/ops/financial-reports/ageing',
    access: 'staff',
    may: 'ledger.read',
    summary: 'What companies owe us or we owe talents on a day, by how late it is',
    query: z.object(ageingQuery),
    answer: z.object({ data: ageing() }),
    refusals: [not_authorized],
  }),
  ageingSheet: endpoint({
    method: 'GET',
    path: '/api/ops/financial-reports/ageing/csv',
    access: 'staff',
    may: 'ledger.read',
    summary: 'The ageing for a spreadsheet',
    query: z.object(ageingQuery),
    answer: 'file',
    refusals: [not_authorized],
  }),
  openItems: endpoint({
    method: 'GET',
    path: '/api/ops/financial-reports/ageing/items',
    access: 'staff',
    may: 'ledger.read',
    summary: 'What of one company or talent is open on a day',
    query: z.object({ ...ageingQuery, owner: id() }),
    answer: z.object({ data: z.array(openItem()) }),
    refusals: [not_authorized],
  }),
  statement: endpoint({
    method: 'GET',
    path: '/api/ops/financial-reports/statements/:id',
    access: 'staff',
    may: 'ledger.read',
    summary: 'The statement of account of a company',
    params: z.object({ id: id() }),
    query: z.object(daysQuery),
    answer: z.object({ data: companyStatement() }),
    refusals: [not_authorized, not_found, ledgerErrors.span_reversed],
  }),
  statementSheet: endpoint({
    method: 'GET',
    path: '/api/ops/financial-reports/statements/:id/csv',
    access: 'staff',
    may: 'ledger.read',
    summary: 'The statement of account of a company for a spreadsheet',
    params: z.object({ id: id() }),
    query: z.object(daysQuery),
    answer: 'file',
    refusals: [not_authorized, not_found, ledgerErrors.span_reversed],
  }),
  revenue: endpoint({
    method: 'GET',
    path: '/api/ops/financial-reports/revenue',
    access: 'staff',
    may: 'ledger.read',
    summary: 'Our revenue by the months in which it was worked, beside what was booked in each',
    query: z.object(spanQuery),
    answer: z.object({ data: revenue() }),
    refusals: [not_authorized, reportErrors.report_span],
  }),
  revenueSheet: endpoint({
    method: 'GET',
    path: '/api/ops/financial-reports/revenue/csv',
    access: 'staff',
    may: 'ledger.read',
    summary: 'Revenue by month for a spreadsheet',
    query: z.object(spanQuery),
    answer: 'file',
    refusals: [not_authorized, reportErrors.report_span],
  }),
  earnedLines: endpoint({
    method: 'GET',
    path: '/api/ops/financial-reports/revenue/lines',
    access: 'staff',
    may: 'ledger.read',
    summary: 'The lines of invoices and credit notes behind the revenue of a month',
    query: z.object({ month: month() }),
    answer: z.object({ data: z.array(earnedLine()) }),
    refusals: [not_authorized],
  }),
} as const
