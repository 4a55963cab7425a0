import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf, pageQuery } from '../kernel/list.ts'
import { question } from '../kernel/validation/fields.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { invoiceErrors } from './errors.ts'
import { changeForm, creditForm, draftForm, reasonForm, staffInvoice, staffSummary } from './schema.ts'
import { INVOICE_STATES } from './states.ts'

const idParams = z.object({ id: id() })
const answer = () => z.object({ data: staffInvoice() })
const { not_authorized, not_found, moved_on, unavailable } = platformErrors
const moveRefusals = [not_authorized, not_found, moved_on] as const
const lineRefusals = [
  invoiceErrors.contract_of_another,
  invoiceErrors.already_bought_out,
  invoiceErrors.discount_too_large,
  invoiceErrors.discount_of_pay,
] as const
const filters = {
  state: z.optional(z.literal(INVOICE_STATES, 'choice')),
  organisation_id: z.optional(id()),
}

export const invoicesOpsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/invoices',
    access: 'staff',
    may: 'invoices.view',
    summary: 'Invoices by state and company, the newest first',
    query: z.object({
      ...filters,
      ...pageQuery(50, 20),
    }),
    answer: listOf(staffSummary(), { open_amount: z.number(), overdue_amount: z.number() }),
    refusals: [not_authorized],
  }),
  companies: endpoint({
    method: 'GET',
    path: '/api/ops/invoices/companies',
    access: 'staff',
    may: 'invoices.view',
    summary: 'Companies by their name, for a draft; those with contracts first',
    query: z.object({ search: question() }),
    answer: z.object({
      data: z.array(
        z.object({
          organisation_id: id(),
          company: z.string(),
          contracts: z.array(z.object({ id: id(), number: z.string(), talent: z.string(), buyout: z.number() })),
        }),
      ),
    }),
    refusals: [not_authorized],
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/ops/invoices/csv',
    access: 'staff',
    may: 'invoices.view',
    summary: 'Invoices for a spreadsheet',
    query: z.object(filters),
    answer: 'file',
    refusals: [not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/invoices/:id',
    access: 'staff',
    may: 'invoices.view',
    summary: 'One invoice whole',
    params: idParams,
    answer: answer(),
    refusals: [not_authorized, not_found],
  }),
  print: endpoint({
    method: 'GET',
    path: '/api/ops/invoices/:id/pdf',
    access: 'staff',
    may: 'invoices.view',
    summary: 'The tax invoice on paper',
    params: idParams,
    answer: 'file',
    refusals: [not_authorized, not_found, unavailable],
  }),
  printCredit: endpoint({
    method: 'GET',
    path: '/api/ops/invoices/:id/credit-notes/:note/pdf',
    access: 'staff',
    may: 'invoices.view',
    summary: 'A credit note on paper',
    params: z.object({ id: id(), note: id() }),
    answer: 'file',
    refusals: [not_authorized, not_found, unavailable],
  }),
  draft: endpoint({
    method: 'POST',
    path: '/api/ops/invoices',
    access: 'staff',
    may: 'invoices.issue',
    summary: 'Writes a draft by hand for any company: services, buyouts and other lines',
    body: draftForm(),
    status: 201,
    answer: answer(),
    refusals: [not_authorized, not_found, ...lineRefusals],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/ops/invoices/:id',
    access: 'staff',
    may: 'invoices.issue',
    summary: 'Changes the lines of a draft',
    params: idParams,
    body: changeForm(),
    answer: answer(),
    refusals: [...moveRefusals, ...lineRefusals],
  }),
  issue: endpoint({
    method: 'POST',
    path: '/api/ops/invoices/:id/issue',
    access: 'staff',
    may: 'invoices.issue',
    summary: 'Gives a draft its number, books it and tells the company',
    params: idParams,
    answer: answer(),
    refusals: moveRefusals,
  }),
  void: endpoint({
    method: 'POST',
    path: '/api/ops/invoices/:id/void',
    access: 'staff',
    may: 'invoices.issue',
    summary: 'Discards a draft, or takes back an invoice that nobody paid by a credit note for all of it',
    params: idParams,
    body: reasonForm(),
    answer: answer(),
    refusals: [...moveRefusals, invoiceErrors.void_of_paid],
  }),
  billAgain: endpoint({
    method: 'POST',
    path: '/api/ops/invoices/:id/bill-again',
    access: 'staff',
    may: 'invoices.issue',
    summary: 'Makes a draft of what was taken back whole, with the same months by the contracts as they stand now',
    params: idParams,
    status: 201,
    answer: answer(),
    refusals: [not_authorized, not_found, invoiceErrors.nothing_to_bill_again],
  }),
  credit: endpoint({
    method: 'POST',
    path: '/api/ops/invoices/:id/credit-notes',
    access: 'staff',
    may: 'invoices.issue',
    summary: 'Takes back a part of an issued invoice',
    params: idParams,
    body: creditForm(),
    status: 201,
    answer: answer(),
    refusals: [...moveRefusals, invoiceErrors.credit_too_large],
  }),
} as const
