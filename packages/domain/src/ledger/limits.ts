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
  /** What was paid that no invoice asks for. */
  'client_credit',
] as const
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

export const ENTRY_KINDS = ['invoice', 'credit_note', 'payment', 'refund', 'payout', 'bonus_due', 'bonus_paid'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]
