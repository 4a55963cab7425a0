/** The chart of accounts. Those of a company or a talent are kept apart by whose they are. */
export const LEDGER_ACCOUNTS = [
  /** What a company owes us. */
  'receivable',
  /** What we owe a talent. */
  'talent_payable',
  'cash',
  'fees',
  'vat_payable',
  'wht_payable',
  'bonus_expense',
  /** What a company paid beyond its invoices. */
  'client_credit',
] as const
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

/** Accounts of which everybody has their own. */
export const OWNED_ACCOUNTS = [
  'receivable',
  'talent_payable',
  'client_credit',
] as const satisfies readonly LedgerAccount[]

type EntryFacts = {
  /** By whose id it is booked: of an invoice, a credit note or money for one, of a payout, or of a referral. */
  readonly books: 'invoice' | 'payout' | 'referral'
  /** It counts as what we billed. */
  readonly bills: boolean
}
/** Kinds of bookings. Those about invoices are the rows of a company's statement of account. */
export const ENTRY_FACTS = {
  invoice: { books: 'invoice', bills: true },
  credit_note: { books: 'invoice', bills: true },
  payment: { books: 'invoice', bills: false },
  refund: { books: 'invoice', bills: false },
  /** A refund that the bank sent back. */
  refund_returned: { books: 'invoice', bills: false },
  /** Kept credit that was set against an invoice. */
  credit_used: { books: 'invoice', bills: false },
  payout: { books: 'payout', bills: false },
  bonus_due: { books: 'referral', bills: false },
  bonus_paid: { books: 'payout', bills: false },
} as const satisfies Readonly<Record<string, EntryFacts>>
export type EntryKind = keyof typeof ENTRY_FACTS
export const ENTRY_KINDS = Object.keys(ENTRY_FACTS) as EntryKind[]
/** What a statement of account lists. */
export type StatementKind = {
  [Kind in EntryKind]: (typeof ENTRY_FACTS)[Kind]['books'] extends 'invoice' ? Kind : never
}[EntryKind]
export const isStatementKind = (kind: EntryKind): kind is StatementKind => ENTRY_FACTS[kind].books === 'invoice'
export const STATEMENT_KINDS = ENTRY_KINDS.filter(isStatementKind)
