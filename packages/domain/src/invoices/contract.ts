import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf, pageQuery } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { billingDetails, billingForm, clientInvoice, invoiceSummary, statement } from './schema.ts'
import { ISSUED_STATES } from './states.ts'

const idParams = z.object({ id: id() })
const day = () => z.optional(z.iso.date('wrong_type'))
const span = () => z.object({ from: day(), to: day() })
const { not_authorized, not_found, unavailable } = platformErrors
const printLimit = { count: 30, seconds: 3600, by: 'user' } as const

export const clientInvoicesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/client/invoices',
    access: 'client',
    may: 'invoices.view',
    summary: 'The invoices of the company, the newest first, and what is open in all',
    query: z.object({
      status: z.optional(z.literal(ISSUED_STATES, 'choice')),
      ...pageQuery(50, 20),
    }),
    answer: listOf(invoiceSummary(), {
      open_amount: z.number(),
      overdue_amount: z.number(),
      /** What was paid beyond invoices and is kept. */
      credit_amount: z.number(),
    }),
    refusals: [not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/client/invoices/:id',
    access: 'client',
    may: 'invoices.view',
    summary: 'One invoice line by line: net, withholding tax, fee, VAT, total',
    params: idParams,
    answer: z.object({ data: clientInvoice() }),
    refusals: [not_authorized, not_found],
  }),
  print: endpoint({
    method: 'GET',
    path: '/api/client/invoices/:id/pdf',
    access: 'client',
    may: 'invoices.view',
    summary: 'The tax invoice on paper, with its QR code',
    params: idParams,
    answer: 'file',
    refusals: [not_authorized, not_found, unavailable],
    limit: printLimit,
  }),
  printCredit: endpoint({
    method: 'GET',
    path: '/api/client/invoices/:id/credit-notes/:note/pdf',
    access: 'client',
    may: 'invoices.view',
    summary: 'A credit note on paper',
    params: z.object({ id: id(), note: id() }),
    answer: 'file',
    refusals: [not_authorized, not_found, unavailable],
    limit: printLimit,
  }),
  printReceipt: endpoint({
    method: 'GET',
    path: '/api/client/invoices/:id/payments/:payment/receipt',
    access: 'client',
    may: 'invoices.view',
    summary: 'The receipt of one payment',
    params: z.object({ id: id(), payment: id() }),
    answer: 'file',
    refusals: [not_authorized, not_found, unavailable],
    limit: printLimit,
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/client/invoices/csv',
    access: 'client',
    may: 'invoices.view',
    summary: 'All invoices of the company for a spreadsheet',
    answer: 'file',
    refusals: [not_authorized],
    limit: printLimit,
  }),
  statement: endpoint({
    method: 'GET',
    path: '/api/client/invoices/statement',
    access: 'client',
    may: 'invoices.view',
    summary: 'The statement of account between two days; this year unless said otherwise',
    query: span(),
    answer: z.object({ data: statement() }),
    refusals: [not_authorized],
  }),
  printStatement: endpoint({
    method: 'GET',
    path: '/api/client/invoices/statement/pdf',
    access: 'client',
    may: 'invoices.view',
    summary: 'The statement of account on paper',
    query: span(),
    answer: 'file',
    refusals: [not_authorized, unavailable],
    limit: printLimit,
  }),
  billing: endpoint({
    method: 'GET',
    path: '/api/client/billing',
    hiddenFromImpersonation: true,
    access: 'client',
    may: 'invoices.view',
    summary: 'To whom invoices are made out',
    answer: z.object({ data: billingDetails() }),
    refusals: [not_authorized],
  }),
  saveBilling: endpoint({
    method: 'PUT',
    path: '/api/client/billing',
    access: 'client',
    may: 'invoices.details',
    summary: 'Changes to whom later invoices are made out',
    body: billingForm(),
    answer: z.object({ data: billingDetails() }),
    refusals: [not_authorized],
  }),
} as const
