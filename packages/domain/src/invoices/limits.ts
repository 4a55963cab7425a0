/** A contract that was signed late is billed for so many months before the billed one. */
export const LATE_MONTHS = 2

type LineFacts = {
  /** A term prices its months, which the clock bills; finance write the others, priced by the contract or by hand. */
  readonly priced_by: 'term' | 'contract' | 'hand'
  /** As what the talent of its contract is paid its net; null where it is ours alone. */
  readonly pays: 'salary' | 'extra' | null
  readonly once_per_contract: boolean
}
/** Kinds of lines: one row here, its name on paper, and the check constraints; its rule where the contract prices it. */
export const LINE_FACTS = {
  salary: { priced_by: 'term', pays: 'salary', once_per_contract: false },
  buyout: { priced_by: 'contract', pays: null, once_per_contract: true },
  consultant: { priced_by: 'hand', pays: null, once_per_contract: false },
  due_diligence: { priced_by: 'hand', pays: null, once_per_contract: false },
  creative_lab: { priced_by: 'hand', pays: null, once_per_contract: false },
  mvp: { priced_by: 'hand', pays: null, once_per_contract: false },
  hosting: { priced_by: 'hand', pays: null, once_per_contract: false },
  payroll: { priced_by: 'hand', pays: null, once_per_contract: false },
  other: { priced_by: 'hand', pays: 'extra', once_per_contract: false },
} as const satisfies Readonly<Record<string, LineFacts>>
export type LineKind = keyof typeof LINE_FACTS
export const LINE_KINDS = Object.keys(LINE_FACTS) as LineKind[]
type KindWith<Facts extends Partial<LineFacts>> = {
  [Kind in LineKind]: (typeof LINE_FACTS)[Kind] extends Facts ? Kind : never
}[LineKind]
export type ContractLineKind = KindWith<{ priced_by: 'contract' }>
export type HandLineKind = KindWith<{ priced_by: 'hand' }>
export type OnceLineKind = KindWith<{ once_per_contract: true }>
export const isByContract = (kind: LineKind): kind is ContractLineKind => LINE_FACTS[kind].priced_by === 'contract'
export const isByHand = (kind: LineKind): kind is HandLineKind => LINE_FACTS[kind].priced_by === 'hand'
export const isOncePerContract = (kind: LineKind): kind is OnceLineKind => LINE_FACTS[kind].once_per_contract

type PaymentFacts = {
  /** Of an invoice: credit goes out of one and into another. */
  readonly goes: 'in' | 'out' | 'both'
  /** Account credit that is set against another invoice, or comes back from it. */
  readonly moves_credit: 'forth' | 'back' | null
  readonly has_receipt: boolean
  /** It takes back another movement, which it names. */
  readonly corrects: boolean
}
/** Kinds of movements: payments, refunds, and credit transferred to another invoice or back. */
export const PAYMENT_FACTS = {
  payment: { goes: 'in', moves_credit: null, has_receipt: true, corrects: false },
  payment_reversed: { goes: 'out', moves_credit: null, has_receipt: false, corrects: true },
  refund: { goes: 'out', moves_credit: null, has_receipt: false, corrects: false },
  refund_returned: { goes: 'in', moves_credit: null, has_receipt: false, corrects: false },
  credit: { goes: 'both', moves_credit: 'forth', has_receipt: false, corrects: false },
  credit_returned: { goes: 'both', moves_credit: 'back', has_receipt: false, corrects: false },
} as const satisfies Readonly<Record<string, PaymentFacts>>
export type PaymentKind = keyof typeof PAYMENT_FACTS
export const PAYMENT_KINDS = Object.keys(PAYMENT_FACTS) as PaymentKind[]
export type CreditKind = {
  [Kind in PaymentKind]: (typeof PAYMENT_FACTS)[Kind]['moves_credit'] extends null ? never : Kind
}[PaymentKind]
export const isCreditKind = (kind: PaymentKind): kind is CreditKind => PAYMENT_FACTS[kind].moves_credit !== null
export const NAME_LENGTH = 200
export const ADDRESS_LENGTH = 300
export const LABEL_LENGTH = 200
export const NOTE_LENGTH = 1000
export const REASON_LENGTH = 1000
export const MAX_LINES = 50
/** Basis points: a discount of everything would be a line for nothing. */
export const MAX_DISCOUNT_RATE = 9999
export const DISCOUNT_UNITS = ['rate', 'amount'] as const
export const PURCHASE_ORDER_LENGTH = 40
/** A million dollars. */
export const MAX_CENTS = 100_000_000
