import type { EntryKind } from '../ledger/limits.ts'

type PayoutFacts = {
  /** A line of an invoice, a friend who was hired, or a credit note after it was paid. */
  readonly owed_for: 'line' | 'referral' | 'credit_note'
  /** As what its payment is booked. */
  readonly entry: EntryKind
  /** What a bank file says it is for (ISO 20022 external purpose). */
  readonly purpose: 'SALA' | 'BONU'
}
/** A month of a contract, extra pay, the bonus for a friend, and what a credit note took back after it was paid. */
export const PAYOUT_FACTS = {
  salary: { owed_for: 'line', entry: 'payout', purpose: 'SALA' },
  extra: { owed_for: 'line', entry: 'payout', purpose: 'SALA' },
  bonus: { owed_for: 'referral', entry: 'bonus_paid', purpose: 'BONU' },
  correction: { owed_for: 'credit_note', entry: 'payout', purpose: 'SALA' },
} as const satisfies Readonly<Record<string, PayoutFacts>>
export type PayoutKind = keyof typeof PAYOUT_FACTS
export const PAYOUT_KINDS = Object.keys(PAYOUT_FACTS) as PayoutKind[]
export type EarnedKind = {
  [Kind in PayoutKind]: (typeof PAYOUT_FACTS)[Kind]['owed_for'] extends 'line' ? Kind : never
}[PayoutKind]
export const isEarned = (kind: PayoutKind): kind is EarnedKind => PAYOUT_FACTS[kind].owed_for === 'line'
export const isBonus = (kind: PayoutKind): boolean => PAYOUT_FACTS[kind].owed_for === 'referral'
export const isCorrection = (kind: PayoutKind): boolean => PAYOUT_FACTS[kind].owed_for === 'credit_note'

export const PAYOUT_METHODS = ['bank', 'wallet', 'manual'] as const
export type PayoutMethod = (typeof PAYOUT_METHODS)[number]

export const STEPS = ['earned', 'invoiced', 'due', 'paid'] as const
export type PayoutStep = (typeof STEPS)[number]
export const STEP_STATUSES = ['done', 'current', 'ahead', 'late', 'held', 'canceled'] as const
export type StepStatus = (typeof STEP_STATUSES)[number]

export const HOLDER_LENGTH = 120
export const BANK_LENGTH = 120
export const ACCOUNT_LENGTH = 34
export const NOTE_LENGTH = 500
export const REASON_LENGTH = 500
export const REMARK_LENGTH = 200
export const MAX_IN_BATCH = 200

/** Who pays what the banks take for a transfer: we, both, or the talent (ISO 20022 charge bearer). */
export const CHARGE_BEARERS = ['DEBT', 'SHAR', 'CRED'] as const
export type ChargeBearer = (typeof CHARGE_BEARERS)[number]

/** What a bank says about a batch: ISO 20022, pain.002. */
export const REPORT_UPLOAD = { field: 'file', maxBytes: 5 * 1024 * 1024, types: ['xml', 'txt'] } as const
/** Transactions of one file; a batch has at most `MAX_IN_BATCH`. */
export const MAX_TRANSACTIONS = 1000

/** In what a batch goes to the bank. */
export const BATCH_FILE_FORMATS = ['pain', 'csv'] as const
export type BatchFileFormat = (typeof BATCH_FILE_FORMATS)[number]

/** What a column of a bank's own table may hold. */
export const FILE_FIELDS = [
  'reference',
  'batch',
  'holder',
  'holder_latin',
  'account',
  'bic',
  'bank',
  'country',
  'amount',
  'currency',
  'day',
  'purpose',
  'charge_bearer',
  'method',
  'talent',
  'note',
  'our_account',
  'empty',
] as const
export type FileField = (typeof FILE_FIELDS)[number]
export const SEPARATORS = ['comma', 'semicolon', 'tab'] as const
export type Separator = (typeof SEPARATORS)[number]
export const TEMPLATE_NAME_LENGTH = 60
export const HEADING_LENGTH = 60
export const MAX_COLUMNS = 30
