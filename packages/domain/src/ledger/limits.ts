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

export const ENTRY_KINDS = [
  'invoice',
  'credit_note',
  'payment',
  'refund',
  /** A refund that the bank sent back. */
  'refund_returned',
  /** Kept credit that was set against an invoice. */
  'credit_used',
  'payout',
  'bonus_due',
  'bonus_paid',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]
