import type { AccountCurrency } from '../sellers/limits.ts'

/** What an account measures, by which it stands in a balance sheet or in a profit and loss account. */
export const ACCOUNT_TYPES = ['asset', 'liability', 'equity', 'income', 'expense'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]
/** On which side it grows. */
export const NORMAL_SIDE: Readonly<Record<AccountType, 'debit' | 'credit'>> = {
  asset: 'debit',
  expense: 'debit',
  liability: 'credit',
  equity: 'credit',
  income: 'credit',
}

type AccountFacts = {
  /** Its number in the chart, by which accountants know it. */
  readonly code: string
  readonly type: AccountType
  /** Everybody of these has their own, and a sub-ledger equals its sum. */
  readonly owned_by: 'organisation' | 'talent' | null
  /** Of an account at a bank: what its statements are in. The ledger itself is in US cents. */
  readonly bank: AccountCurrency | null
  /** An entry by hand may name it: not where a sub-ledger would no longer agree. */
  readonly by_hand: boolean
}
/** The chart of accounts; the names are in `rules-names.ts`. */
export const ACCOUNT_FACTS = {
  /** Our accounts at the bank, one for each currency. */
  cash: { code: '1000', type: 'asset', owned_by: null, bank: 'USD', by_hand: true },
  cash_sar: { code: '1010', type: 'asset', owned_by: null, bank: 'SAR', by_hand: true },
  /** Card payments that the provider has not transferred to the bank yet. */
  card_clearing: { code: '1050', type: 'asset', owned_by: null, bank: null, by_hand: true },
  /** What a company owes us. */
  receivable: { code: '1100', type: 'asset', owned_by: 'organisation', bank: null, by_hand: false },
  /** What nobody has explained yet: zero at the end of a month. */
  suspense: { code: '1900', type: 'asset', owned_by: null, bank: null, by_hand: true },
  /** What we owe a talent. */
  talent_payable: { code: '2000', type: 'liability', owned_by: 'talent', bank: null, by_hand: false },
  /** What a company paid beyond its invoices. */
  client_credit: { code: '2100', type: 'liability', owned_by: 'organisation', bank: null, by_hand: false },
  vat_payable: { code: '2200', type: 'liability', owned_by: null, bank: null, by_hand: true },
  wht_payable: { code: '2210', type: 'liability', owned_by: null, bank: null, by_hand: true },
  equity: { code: '3000', type: 'equity', owned_by: null, bank: null, by_hand: true },
  /** The other side of what there was before the first entry. */
  opening_balances: { code: '3900', type: 'equity', owned_by: null, bank: null, by_hand: true },
  fees: { code: '4000', type: 'income', owned_by: null, bank: null, by_hand: true },
  other_income: { code: '4900', type: 'income', owned_by: null, bank: null, by_hand: true },
  bonus_expense: { code: '5000', type: 'expense', owned_by: null, bank: null, by_hand: true },
  bank_fees: { code: '5100', type: 'expense', owned_by: null, bank: null, by_hand: true },
  card_fees: { code: '5110', type: 'expense', owned_by: null, bank: null, by_hand: true },
  exchange_differences: { code: '5200', type: 'expense', owned_by: null, bank: null, by_hand: true },
  bad_debts: { code: '5300', type: 'expense', owned_by: null, bank: null, by_hand: true },
  other_expenses: { code: '5900', type: 'expense', owned_by: null, bank: null, by_hand: true },
} as const satisfies Readonly<Record<string, AccountFacts>>
export type LedgerAccount = keyof typeof ACCOUNT_FACTS
export const LEDGER_ACCOUNTS = Object.keys(ACCOUNT_FACTS) as LedgerAccount[]
type AccountWith<Facts extends Partial<AccountFacts>> = {
  [Account in LedgerAccount]: (typeof ACCOUNT_FACTS)[Account] extends Facts ? Account : never
}[LedgerAccount]
export type BankAccount = AccountWith<{ bank: AccountCurrency }>
/** Where money of companies lies: at a bank, or with the provider of card payments. */
export type MoneyAccount = Exclude<BankAccount, 'cash_sar'> | 'card_clearing'
export type HandAccount = AccountWith<{ by_hand: true }>
export const factsOfAccount = (account: LedgerAccount): AccountFacts => ACCOUNT_FACTS[account]
export const isBankAccount = (account: LedgerAccount): account is BankAccount => ACCOUNT_FACTS[account].bank !== null
export const isHandAccount = (account: LedgerAccount): account is HandAccount => ACCOUNT_FACTS[account].by_hand
export const BANK_ACCOUNTS = LEDGER_ACCOUNTS.filter(isBankAccount)
export const HAND_ACCOUNTS = LEDGER_ACCOUNTS.filter(isHandAccount)
/** Accounts of which everybody has their own. */
export const OWNED_ACCOUNTS = LEDGER_ACCOUNTS.filter((account) => ACCOUNT_FACTS[account].owned_by !== null)

type EntryFacts = {
  /** By whose id it is booked: of an invoice, a credit note or money for one, of a payout, of a referral, of an entry by hand, or of a remittance. */
  readonly books: 'invoice' | 'payout' | 'referral' | 'manual' | 'remittance'
  /** It counts as what we billed. */
  readonly bills: boolean
}
/** Kinds of bookings. Those about invoices are the rows of a company's statement of account. */
export const ENTRY_FACTS = {
  invoice: { books: 'invoice', bills: true },
  credit_note: { books: 'invoice', bills: true },
  payment: { books: 'invoice', bills: false },
  /** It was recorded by mistake, or the bank took it back. */
  payment_reversed: { books: 'invoice', bills: false },
  refund: { books: 'invoice', bills: false },
  /** A refund that the bank sent back. */
  refund_returned: { books: 'invoice', bills: false },
  /** Kept credit that was set against an invoice. */
  credit_used: { books: 'invoice', bills: false },
  payout: { books: 'payout', bills: false },
  /** The bank sent it back. */
  payout_returned: { books: 'payout', bills: false },
  bonus_due: { books: 'referral', bills: false },
  bonus_paid: { books: 'payout', bills: false },
  /** By a colleague, with a reason, and released by another. */
  manual: { books: 'manual', bills: false },
  /** Tax that was paid to the authority. */
  vat_remittance: { books: 'remittance', bills: false },
  wht_remittance: { books: 'remittance', bills: false },
} as const satisfies Readonly<Record<string, EntryFacts>>
export type EntryKind = keyof typeof ENTRY_FACTS
export const ENTRY_KINDS = Object.keys(ENTRY_FACTS) as EntryKind[]
/** What a statement of account lists. */
export type StatementKind = {
  [Kind in EntryKind]: (typeof ENTRY_FACTS)[Kind]['books'] extends 'invoice' ? Kind : never
}[EntryKind]
export const isStatementKind = (kind: EntryKind): kind is StatementKind => ENTRY_FACTS[kind].books === 'invoice'
export const STATEMENT_KINDS = ENTRY_KINDS.filter(isStatementKind)
