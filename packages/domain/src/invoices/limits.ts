/** A contract that was signed late is billed for so many months before the billed one. */
export const LATE_MONTHS = 2
export const LINE_KINDS = ['salary', 'buyout', 'other'] as const
export type LineKind = (typeof LINE_KINDS)[number]
/** Kinds of movements: payments, refunds, and credit transferred to another invoice or back. */
export const PAYMENT_KINDS = ['payment', 'refund', 'refund_returned', 'credit', 'credit_returned'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]
/** What a statement of account lists. */
export const STATEMENT_KINDS = [
  'invoice',
  'credit_note',
  'payment',
  'refund',
  'refund_returned',
  'credit_used',
] as const
export const NAME_LENGTH = 200
export const ADDRESS_LENGTH = 300
export const LABEL_LENGTH = 200
export const NOTE_LENGTH = 1000
export const REASON_LENGTH = 1000
export const MAX_LINES = 50
/** A million dollars. */
export const MAX_CENTS = 100_000_000
/** Who issues the invoices of a demo, where the settings name no seller; its VAT number belongs to nobody. */
export const DEMO_SELLER = {
  name: { ar: 'منصة فريق', en: 'Fareeq' },
  address: { ar: 'الرياض، المملكة العربية السعودية', en: 'Riyadh, Saudi Arabia' },
  vat_number: '300000000000003',
} as const
export const KSA = 'SA'
