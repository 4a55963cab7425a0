import * as z from 'zod/mini'
import { invoiceErrors } from '../invoices/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { paymentErrors } from './errors.ts'
import { clientPayment, payForm, paySeveralForm } from './schema.ts'

const idParams = z.object({ id: id() })
const accessRefusals = [platformErrors.not_authorized, platformErrors.not_found] as const

const payRefusals = [
  ...accessRefusals,
  platformErrors.moved_on,
  invoiceErrors.nothing_to_pay,
  paymentErrors.card_off,
  paymentErrors.return_address,
  paymentErrors.provider_unavailable,
] as const
const payLimit = { count: 30, seconds: 60, by: 'user' } as const

export const paymentsContract = {
  pay: endpoint({
    method: 'POST',
    path: '/api/client/invoices/:id/pay',
    access: 'client',
    may: 'invoices.pay',
    summary: 'Begins the payment of what is open, or goes on with the one that was begun; answers where to pay',
    params: idParams,
    body: payForm(),
    answer: z.object({ data: z.object({ payment_id: id(), redirect_url: z.string() }) }),
    refusals: payRefusals,
    limit: payLimit,
    // Calls the provider in between; one open payment per invoice makes it idempotent.
    idempotent: false,
  }),
  paySeveral: endpoint({
    method: 'POST',
    path: '/api/client/payments',
    access: 'client',
    may: 'invoices.pay',
    summary: 'Begins one payment of what is open on several invoices; answers where to pay',
    body: paySeveralForm(),
    answer: z.object({ data: z.object({ payment_id: id(), redirect_url: z.string() }) }),
    refusals: payRefusals,
    limit: payLimit,
    idempotent: false,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/client/payments/:id',
    hiddenFromImpersonation: true,
    access: 'client',
    may: 'invoices.pay',
    summary: 'How a payment stands',
    params: idParams,
    answer: z.object({ data: clientPayment() }),
    refusals: accessRefusals,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/client/payments/:id/cancel',
    access: 'client',
    may: 'invoices.pay',
    summary: 'Somebody came back without paying: aborted, if the provider agrees',
    params: idParams,
    answer: z.object({ data: clientPayment() }),
    refusals: [...accessRefusals, paymentErrors.provider_unavailable],
    idempotent: false,
  }),
} as const

export const paymentWebhookContract = {
  receive: endpoint({
    method: 'POST',
    path: '/api/webhooks/payments',
    access: 'anyone',
    summary: 'Events of the payment provider, signed over the raw body, in any order and as often as it likes',
    answer: z.object({ data: z.object({ received: z.boolean() }) }),
    refusals: [paymentErrors.webhook_signature, paymentErrors.webhook_malformed],
    limit: { count: 6000, seconds: 60 },
    // Idempotent by the id of the event.
    idempotent: false,
  }),
} as const
