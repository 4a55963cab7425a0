import { machine } from '../kernel/machine.ts'
import type { Cents } from '../kernel/money.ts'
import { type Settlement, openOf } from '../ledger/rules.ts'

/**
 * The life of an invoice (D-82). After it is issued nothing in it changes: credit notes correct it, and money moves it. A
 * refund opens it again, and what is taken back whole without a payment is void.
 */
export const invoiceLife = machine({
  draft: { issue: 'issued', discard: 'void' },
  issued: { reopen: 'issued', pay_part: 'partially_paid', settle: 'paid', fall_due: 'overdue', cancel: 'void' },
  partially_paid: { reopen: 'issued', pay_part: 'partially_paid', settle: 'paid', fall_due: 'overdue', cancel: 'void' },
  paid: { reopen: 'issued', pay_part: 'partially_paid', settle: 'paid', cancel: 'void' },
  overdue: { reopen: 'overdue', pay_part: 'overdue', settle: 'paid', cancel: 'void' },
  void: {},
})

export type InvoiceState = (typeof invoiceLife.states)[number]
export type InvoiceEvent = (typeof invoiceLife.events)[number]
export const INVOICE_STATES = invoiceLife.states as [InvoiceState, ...InvoiceState[]]

export const FALLING_DUE = invoiceLife.sources('fall_due')
/** The due day is over. */
export const LATE = invoiceLife.targets('fall_due')
export const VOID = invoiceLife.targets('cancel')
const PAID = invoiceLife.targets('settle')
/** Something is open. */
export const PAYABLE: readonly InvoiceState[] = INVOICE_STATES.filter(
  (state) => !PAID.includes(state) && invoiceLife.next(state, 'settle') !== null,
)
export const isVoid = (state: InvoiceState): boolean => VOID.includes(state)
export const isPayable = (state: InvoiceState): boolean => PAYABLE.includes(state)
/** Lines may still be written. */
export const isDraft = (state: InvoiceState): boolean => invoiceLife.next(state, 'issue') !== null
/** Money may come in or go back, and a credit note may be given. */
export const isStanding = (state: InvoiceState): boolean => invoiceLife.next(state, 'settle') !== null
/** A draft is discarded; what was issued is taken back whole unless money was paid for it, which only a credit note keeps. */
export const isVoidable = (state: InvoiceState, paid: Cents): boolean =>
  isDraft(state) || (isStanding(state) && paid === 0)
/** The company sees what has a number; a draft, also a discarded one, has none. */
export const ISSUED_STATES = INVOICE_STATES.filter((state) => !isDraft(state))

/** What a change of the amount due or received does to its invoice. */
export function settlementEvent(settlement: Settlement): InvoiceEvent & ('settle' | 'cancel' | 'pay_part' | 'reopen') {
  const open: Cents = openOf(settlement)
  if (open === 0) return settlement.received > 0 ? 'settle' : 'cancel'
  return settlement.received > 0 ? 'pay_part' : 'reopen'
}
