import { machine } from '../kernel/machine.ts'

/** The life of an invoice (D-82). After it is issued nothing in it changes: a credit note corrects it. */
export const invoiceLife = machine({
  draft: { issue: 'issued', discard: 'void' },
  issued: { pay_part: 'partially_paid', pay_all: 'paid', fall_due: 'overdue', cancel: 'void' },
  partially_paid: { pay_part: 'partially_paid', pay_all: 'paid', fall_due: 'overdue', refund_all: 'issued' },
  overdue: { pay_part: 'overdue', pay_all: 'paid', refund_all: 'overdue', cancel: 'void' },
  paid: { refund_part: 'partially_paid', refund_all: 'issued' },
  void: {},
})

export type InvoiceState = (typeof invoiceLife.states)[number]
export type InvoiceEvent = (typeof invoiceLife.events)[number]
export const INVOICE_STATES = invoiceLife.states as [InvoiceState, ...InvoiceState[]]
/** Something is open. */
export const PAYABLE = invoiceLife.sources('pay_all')
export const isPayable = (state: InvoiceState): boolean => PAYABLE.includes(state)
/** The company sees it. */
export const SHOWN = INVOICE_STATES.filter((state) => state !== 'draft')
export const FALLING_DUE = invoiceLife.sources('fall_due')
