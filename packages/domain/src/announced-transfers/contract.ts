import * as z from 'zod/mini'
import { invoiceErrors } from '../invoices/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { announcedErrors } from './errors.ts'
import { announceForm, howToPay } from './schema.ts'

const answer = () => z.object({ data: howToPay() })
const { not_authorized, not_found } = platformErrors

export const announcedTransfersContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/client/how-to-pay',
    access: 'client',
    may: 'invoices.view',
    summary: 'Where to transfer to, with which reference, and what is open',
    answer: answer(),
    refusals: [not_authorized],
  }),
  announce: endpoint({
    method: 'POST',
    path: '/api/client/announced-transfers',
    access: 'client',
    may: 'invoices.pay',
    summary: 'Says that one transfer is made for what is open on these invoices',
    body: announceForm(),
    status: 201,
    answer: answer(),
    refusals: [
      not_authorized,
      not_found,
      invoiceErrors.nothing_to_pay,
      announcedErrors.announced_day_past,
      announcedErrors.announced_day_far,
      announcedErrors.announced_already,
      announcedErrors.no_account,
    ],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/client/announced-transfers/:id/withdraw',
    access: 'client',
    may: 'invoices.pay',
    summary: 'Takes back what was announced',
    params: z.object({ id: id() }),
    answer: answer(),
    refusals: [not_authorized, not_found, announcedErrors.announced_over],
  }),
} as const
