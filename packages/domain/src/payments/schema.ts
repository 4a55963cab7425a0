import * as z from 'zod/mini'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { line, optionalLine, prose } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { MAX_CENTS, MAX_INVOICES, PAYMENT_METHODS, REASON_LENGTH, REFERENCE_LENGTH, REVERSAL_KINDS } from './limits.ts'
import { EVENT_OUTCOMES, PROVIDER_STATUSES } from './rules.ts'
import { PAYMENT_STATES, REFUND_STATES } from './states.ts'

/** Whole cents, more than none. */
const amount = () => z.number('required').check(wholeNumber(), z.minimum(1, 'amount'), z.maximum(MAX_CENTS, 'amount'))
const day = () => z.iso.date('wrong_type')

const common = {
  id: id(),
  state: z.literal(PAYMENT_STATES),
  method: z.literal(PAYMENT_METHODS),
  amount: z.number(),
  currency: z.string(),
  created_at: z.string(),
  invoice: z.object({ id: id(), number: z.string() }),
}

/** What a company sees of its payment: the sum of all invoices that are paid together. */
export const clientPayment = () =>
  z.object({
    ...common,
    /** Each with its part, and the payment that its receipt is of. */
    invoices: z.array(z.object({ id: id(), number: z.string(), amount: z.number(), payment_id: id() })),
  })
export type ClientPayment = z.output<ReturnType<typeof clientPayment>>

export const refund = () =>
  z.object({
    id: id(),
    amount: z.number(),
    state: z.literal(REFUND_STATES),
    reason: z.string(),
    reference: z.nullable(z.string()),
    by: z.nullable(z.string()),
    /** The ticket that asks where to send a returned refund. */
    ticket: z.nullable(z.string()),
    created_at: z.string(),
  })
export type Refund = z.output<ReturnType<typeof refund>>

/** What the provider said, and what became of it. */
export const paymentEvent = () =>
  z.object({
    id: z.string(),
    type: z.string(),
    outcome: z.literal(EVENT_OUTCOMES),
    amount: z.nullable(z.number()),
    currency: z.nullable(z.string()),
    payment_id: z.nullable(id()),
    received_at: z.string(),
  })
export type PaymentEventRow = z.output<ReturnType<typeof paymentEvent>>

export const staffPayment = () =>
  z.object({
    ...common,
    company: z.string(),
    /** Numbers of the other invoices that the same card payment is for. */
    paid_with: z.array(z.string()),
    /** The last state from the provider, when it arrived, and whether ours agrees. */
    provider: z.nullable(
      z.object({
        session_id: z.nullable(z.string()),
        status: z.nullable(z.literal(PROVIDER_STATUSES)),
        amount: z.nullable(z.number()),
        currency: z.nullable(z.string()),
        checked_at: z.nullable(z.string()),
      }),
    ),
    agrees: z.boolean(),
    transfer: z.nullable(
      z.object({ reference: z.string(), day: z.string(), by: z.nullable(z.string()), has_proof: z.boolean() }),
    ),
    refundable: z.number(),
    /** It was taken back: by whom, on which day, and why. */
    reversal: z.nullable(
      z.object({ kind: z.literal(REVERSAL_KINDS), day: z.string(), reason: z.string(), by: z.string() }),
    ),
    can_reverse: z.boolean(),
  })
export type StaffPayment = z.output<ReturnType<typeof staffPayment>>

export const fullStaffPayment = () =>
  z.object({
    ...staffPayment().shape,
    refunds: z.array(refund()),
    events: z.array(paymentEvent()),
    /** Numbers of the other invoices that its line of the statement pays. */
    shared_with: z.array(z.string()),
  })
export type StaffPaymentWhole = z.output<ReturnType<typeof fullStaffPayment>>

export const payForm = () => z.strictObject({ return_url: line(2000) })
export const paySeveralForm = () =>
  z.strictObject({
    invoice_ids: z.array(id()).check(z.minLength(1, 'required'), z.maxLength(MAX_INVOICES)),
    return_url: line(2000),
  })

/** What finance reads on the statement of the bank. */
export const transferForm = () =>
  z.strictObject({ reference: line(REFERENCE_LENGTH, 3), day: day(), amount: amount(), proof_id: id() })

/** Of a transfer the money goes back by the bank, with a reference of its own. */
export const refundForm = () =>
  z.strictObject({ amount: amount(), reason: prose(REASON_LENGTH), reference: optionalLine(REFERENCE_LENGTH) })

export const reversalForm = () => z.strictObject({ reason: prose(REASON_LENGTH) })
