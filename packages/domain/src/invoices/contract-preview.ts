import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { holdForm, monthPreview } from './schema-preview.ts'

const params = z.object({ id: id() })
const answer = () => z.object({ data: monthPreview() })
const { not_authorized, not_found } = platformErrors

export const monthPreviewContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/ops/invoices/next-month',
    access: 'staff',
    may: 'invoices.view',
    summary: 'What the next monthly run would bill each company, and what changed since the last',
    answer: answer(),
    refusals: [not_authorized],
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/ops/invoices/next-month/csv',
    access: 'staff',
    may: 'invoices.view',
    summary: 'The same for a spreadsheet, contract by contract',
    answer: 'file',
    refusals: [not_authorized],
  }),
  hold: endpoint({
    method: 'POST',
    path: '/api/ops/invoices/next-month/:id/hold',
    access: 'staff',
    may: 'invoices.issue',
    summary: 'Keeps the next monthly invoice of a company a draft, with a reason',
    params,
    body: holdForm(),
    answer: answer(),
    refusals: [not_authorized, not_found],
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/ops/invoices/next-month/:id/release',
    access: 'staff',
    may: 'invoices.issue',
    summary: 'Lets the clock issue it after all',
    params,
    answer: answer(),
    refusals: [not_authorized, not_found],
  }),
} as const
