import * as z from 'zod/mini'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { optionalNumber, vatInKsa } from '../kernel/validation/company-numbers.ts'
import { countryCode, email, line as textLine, optionalLine, optionalText, prose } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import {
  ADDRESS_LENGTH,
  DISCOUNT_UNITS,
  LABEL_LENGTH,
  LINE_KINDS,
  MAX_CENTS,
  MAX_DISCOUNT_RATE,
  MAX_LINES,
  NAME_LENGTH,
  NOTE_LENGTH,
  PAYMENT_KINDS,
  PURCHASE_ORDER_LENGTH,
  REASON_LENGTH,
  isByContract,
  isByHand,
} from './limits.ts'
import { STATEMENT_KINDS } from '../ledger/limits.ts'
import { INVOICE_STATES } from './states.ts'

/** Whole cents of a US dollar that somebody types. */
export const price = () =>
  z.number('required').check(wholeNumber(), z.minimum(1, 'amount'), z.maximum(MAX_CENTS, 'amount'))
const cents = () => z.number()

/** To whom an invoice is made out. */
export const buyer = () =>
  z.object({
    name: z.string(),
    country: z.string(),
    vat_number: z.nullable(z.string()),
    address: z.string(),
    email: z.string(),
  })
export type Buyer = z.output<ReturnType<typeof buyer>>

/** What a company says about itself for its invoices: the VAT number has 15 digits in Saudi Arabia. */
export const billingForm = () =>
  z
    .strictObject({
      name: textLine(NAME_LENGTH),
      country: countryCode(),
      vat_number: optionalNumber(),
      address: textLine(ADDRESS_LENGTH),
      email: email(),
      purchase_order: optionalLine(PURCHASE_ORDER_LENGTH),
      purchase_order_each: z.optional(z.boolean()),
    })
    .check(...vatInKsa('vat_number'))
export type BillingForm = z.output<ReturnType<typeof billingForm>>
export const billingDetails = () =>
  z.extend(buyer(), {
    is_saved: z.boolean(),
    /** The company's own number of a purchase, printed on its invoices. */
    purchase_order: z.nullable(z.string()),
    /** It has another number for each invoice: the one that is given is used once. */
    purchase_order_each: z.boolean(),
  })
export type BillingDetails = z.output<ReturnType<typeof billingDetails>>

/** One line: what the talent gets, what is withheld, and our fee; amounts in cents. */
export const invoiceLine = () =>
  z.object({
    id: id(),
    kind: z.literal(LINE_KINDS),
    label: z.nullable(z.string()),
    talent: z.nullable(z.object({ id: id(), name: z.string() })),
    contract: z.nullable(z.object({ id: id(), number: z.string() })),
    month: z.nullable(z.string()),
    from_day: z.nullable(z.string()),
    to_day: z.nullable(z.string()),
    /** Days of these that were unpaid time off; the amounts are without them. */
    unpaid_days: z.number(),
    net: cents(),
    wht: cents(),
    fee: cents(),
    total: cents(),
    /** What came off its price, and the share it was agreed as, in basis points. */
    discount: cents(),
    discount_rate: z.nullable(z.number()),
    /** What credit notes took back of it. */
    credited: cents(),
    /** It was taken back before, and is billed again. */
    is_rebilled: z.boolean(),
  })
export type InvoiceLine = z.output<ReturnType<typeof invoiceLine>>

/** How to pay by bank transfer. */
export const transferDetails = () =>
  z.object({ holder: z.string(), bank: z.string(), iban: z.string(), bic: z.string(), reference: z.string() })
export type TransferDetails = z.output<ReturnType<typeof transferDetails>>

const summary = {
  id: id(),
  number: z.nullable(z.string()),
  state: z.literal(INVOICE_STATES),
  month: z.nullable(z.string()),
  currency: z.literal('USD'),
  issue_date: z.nullable(z.string()),
  due_date: z.nullable(z.string()),
  total_amount: cents(),
  /** What of the money that came in settles it; what is beyond that is account credit. */
  amount_paid: cents(),
  /** Money that came in for it and is kept for the company. */
  credit_amount: cents(),
  /** The bank has a payment for it and has not answered yet. */
  is_underway: z.boolean(),
  /** The day for which the company announced a transfer for it. */
  announced_for: z.nullable(z.string()),
  /** What credit notes took back, and what is left to pay. */
  credited_amount: cents(),
  open_amount: cents(),
  is_payable: z.boolean(),
}
export const invoiceSummary = () => z.object(summary)
export type InvoiceSummary = z.output<ReturnType<typeof invoiceSummary>>

const details = {
  ...summary,
  buyer: buyer(),
  lines: z.array(invoiceLine()),
  net: cents(),
  wht: cents(),
  fee: cents(),
  subtotal: cents(),
  vat: cents(),
  /** Basis points. */
  vat_rate: z.number(),
  /** The total and its tax in halalas, and ten-thousandths of a riyal for a dollar. */
  total_sar: z.number(),
  vat_sar: z.number(),
  sar_rate: z.number(),
  /** Kept credit of the company that was set against it. */
  credit_used: cents(),
  payments: z.array(
    z.object({
      id: id(),
      kind: z.literal(PAYMENT_KINDS),
      amount: cents(),
      day: z.string(),
      /** The invoice that credit was kept for, went to or came back from. */
      other: z.nullable(z.object({ id: id(), number: z.string() })),
      /** Of a bank transfer. */
      reference: z.nullable(z.string()),
      /** It has a page of its own for staff. */
      has_record: z.boolean(),
      /** It was recorded by mistake, or the bank took it back: another row takes it back. */
      is_reversed: z.boolean(),
    }),
  ),
  credit_notes: z.array(
    z.object({ id: id(), number: z.string(), day: z.string(), reason: z.string(), total: cents() }),
  ),
  note: z.nullable(z.string()),
  /** Of a draft: the one it would be issued with. */
  purchase_order: z.nullable(z.string()),
}
/** The account that counts today; null where nothing is open, or no account was set up. */
const howToPay = () => z.nullable(z.extend(transferDetails(), { has_moved: z.boolean() }))
export type HowToPay = NonNullable<z.output<ReturnType<typeof howToPay>>>

export const clientInvoice = () => z.object({ ...details, how_to_pay: howToPay() })
export type ClientInvoice = z.output<ReturnType<typeof clientInvoice>>

const otherInvoice = () => z.object({ id: id(), number: z.nullable(z.string()) })
export const staffSummary = () => z.object({ ...summary, organisation_id: id(), company: z.string() })
export const staffInvoice = () =>
  z.object({
    ...details,
    how_to_pay: howToPay(),
    organisation_id: id(),
    company: z.string(),
    reason: z.nullable(z.string()),
    /** No money was paid for it; kept credit that was set against it goes back. */
    can_void: z.boolean(),
    /** Lines of it were taken back whole, and are billed nowhere else. */
    can_rebill: z.boolean(),
    /** The one whose lines it bills again, and the one that bills its own. */
    rebills: z.nullable(otherInvoice()),
    rebilled_by: z.nullable(otherInvoice()),
  })
export type StaffInvoice = z.output<ReturnType<typeof staffInvoice>>

export const discount = () =>
  z
    .strictObject({
      unit: z.literal(DISCOUNT_UNITS, 'choice'),
      value: z.number('required').check(wholeNumber(), z.minimum(1, 'discount'), z.maximum(MAX_CENTS, 'discount')),
    })
    .check(
      z.refine(({ unit, value }) => unit !== 'rate' || value <= MAX_DISCOUNT_RATE, {
        error: 'discount',
        path: ['value'],
      }),
    )

/** What finance write: a line is worked out from its contract, or priced by hand, for us or as extra pay for a talent. */
export const draftLine = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal(LINE_KINDS.filter(isByContract)),
      contract_id: id(),
      discount: z.optional(discount()),
    }),
    z.strictObject({
      kind: z.literal(LINE_KINDS.filter(isByHand)),
      label: textLine(LABEL_LENGTH),
      amount: price(),
      contract_id: z.optional(id()),
      discount: z.optional(discount()),
    }),
  ])
export type DraftLine = z.output<ReturnType<typeof draftLine>>
const note = optionalText(NOTE_LENGTH)
const purchase_order = optionalLine(PURCHASE_ORDER_LENGTH)
export const draftForm = () =>
  z.strictObject({
    organisation_id: id(),
    lines: z.array(draftLine()).check(z.minLength(1, 'required'), z.maxLength(MAX_LINES)),
    note,
    purchase_order,
  })
/** `kept_line_ids` are those of its lines that are billed again and stay; all of them unless said otherwise. */
export const changeForm = () =>
  z.strictObject({
    lines: z.array(draftLine()).check(z.maxLength(MAX_LINES)),
    kept_line_ids: z.optional(z.array(id()).check(z.maxLength(MAX_LINES))),
    /** Optimistic locking: the lines that the caller saw. */
    expected_lines: z.optional(z.array(id()).check(z.maxLength(2 * MAX_LINES))),
    note,
    purchase_order,
  })
export const reasonForm = () => z.strictObject({ reason: prose(REASON_LENGTH) })
export const creditForm = () =>
  z.strictObject({
    reason: prose(REASON_LENGTH),
    lines: z
      .array(z.strictObject({ line_id: id(), amount: price() }))
      .check(z.minLength(1, 'required'), z.maxLength(MAX_LINES)),
  })

/** The account of a company between two days: what was billed, credited, paid and refunded, and the balance after each. */
export const statement = () =>
  z.object({
    from: z.string(),
    to: z.string(),
    company: z.string(),
    opening: cents(),
    rows: z.array(
      z.object({
        day: z.string(),
        kind: z.literal(STATEMENT_KINDS),
        number: z.string(),
        invoice_id: id(),
        amount: cents(),
        /** Kept credit that was used: it changes what is owed and what is kept alike, and not their balance. */
        used: cents(),
        balance: cents(),
      }),
    ),
    closing: cents(),
  })
export type Statement = z.output<ReturnType<typeof statement>>
