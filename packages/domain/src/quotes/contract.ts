import * as z from 'zod/mini'
import { invoiceErrors } from '../invoices/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf, pageQuery } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { quoteErrors } from './errors.ts'
import {
  acceptForm,
  clientQuote,
  clientQuoteSummary,
  declineForm,
  quoteChange,
  quoteForm,
  staffQuote,
  staffQuoteSummary,
} from './schema.ts'
import { QUOTE_STATES } from './states.ts'

const params = z.object({ id: id() })
const toClient = () => z.object({ data: clientQuote() })
const toStaff = () => z.object({ data: staffQuote() })
const { not_authorized, not_found, moved_on, unavailable } = platformErrors
const answerRefusals = [
  not_authorized,
  not_found,
  quoteErrors.quote_answered,
  quoteErrors.quote_expired,
  quoteErrors.quote_withdrawn,
] as const
const writeRefusals = [
  not_authorized,
  not_found,
  quoteErrors.quote_day_past,
  quoteErrors.quote_day_far,
  invoiceErrors.discount_too_large,
] as const
const moveRefusals = [not_authorized, not_found, quoteErrors.quote_moved] as const

export const clientQuotesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/client/quotes',
    access: 'client',
    may: 'quotes.read',
    summary: 'Quotes to the company, the newest first',
    query: z.object(pageQuery(50, 20)),
    answer: listOf(clientQuoteSummary()),
    refusals: [not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/client/quotes/:id',
    access: 'client',
    may: 'quotes.read',
    summary: 'One quote line by line',
    params,
    answer: toClient(),
    refusals: [not_authorized, not_found],
  }),
  print: endpoint({
    method: 'GET',
    path: '/api/client/quotes/:id/pdf',
    access: 'client',
    may: 'quotes.read',
    summary: 'The quote on paper',
    params,
    answer: 'file',
    refusals: [not_authorized, not_found, unavailable],
    limit: { count: 30, seconds: 3600, by: 'user' },
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/client/quotes/:id/accept',
    access: 'client',
    may: 'quotes.answer',
    summary: 'Orders what was quoted, with the company’s purchase order number where it has one',
    params,
    body: acceptForm(),
    answer: toClient(),
    refusals: answerRefusals,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/client/quotes/:id/decline',
    access: 'client',
    may: 'quotes.answer',
    summary: 'Declines a quote with a reason',
    params,
    body: declineForm(),
    answer: toClient(),
    refusals: answerRefusals,
  }),
} as const

export const quotesOpsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/quotes',
    access: 'staff',
    may: 'quotes.read',
    summary: 'Quotes by state and company, the newest first',
    query: z.object({
      state: z.optional(z.literal(QUOTE_STATES, 'choice')),
      organisation_id: z.optional(id()),
      ...pageQuery(50, 20),
    }),
    answer: listOf(staffQuoteSummary()),
    refusals: [not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/quotes/:id',
    access: 'staff',
    may: 'quotes.read',
    summary: 'One quote whole',
    params,
    answer: toStaff(),
    refusals: [not_authorized, not_found],
  }),
  print: endpoint({
    method: 'GET',
    path: '/api/ops/quotes/:id/pdf',
    access: 'staff',
    may: 'quotes.read',
    summary: 'The quote on paper',
    params,
    answer: 'file',
    refusals: [not_authorized, not_found, unavailable],
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/ops/quotes',
    access: 'staff',
    may: 'quotes.write',
    summary: 'Writes a quote for any company; nobody there sees it before it is sent',
    body: quoteForm(),
    status: 201,
    answer: toStaff(),
    refusals: writeRefusals,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/ops/quotes/:id',
    access: 'staff',
    may: 'quotes.write',
    summary: 'Changes a quote that was not sent',
    params,
    body: quoteChange(),
    answer: toStaff(),
    refusals: [...writeRefusals, moved_on, quoteErrors.quote_moved],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/ops/quotes/:id/send',
    access: 'staff',
    may: 'quotes.write',
    summary: 'Gives it its number and sends it to those of the company who may answer',
    params,
    answer: toStaff(),
    refusals: [...moveRefusals, quoteErrors.quote_day_past],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/ops/quotes/:id/withdraw',
    access: 'staff',
    may: 'quotes.write',
    summary: 'Takes back a quote that nobody has answered, with a reason',
    params,
    body: declineForm(),
    answer: toStaff(),
    refusals: moveRefusals,
  }),
  discard: endpoint({
    method: 'POST',
    path: '/api/ops/quotes/:id/discard',
    access: 'staff',
    may: 'quotes.write',
    summary: 'Discards a quote that was not sent',
    params,
    answer: toStaff(),
    refusals: moveRefusals,
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/ops/quotes/:id/copy',
    access: 'staff',
    may: 'quotes.write',
    summary: 'Writes a new draft with the same lines',
    params,
    status: 201,
    answer: toStaff(),
    refusals: [not_authorized, not_found],
  }),
} as const
