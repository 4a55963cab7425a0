import type { EntryKind } from '../ledger/limits.ts'

type PayoutFacts = {
  /** A line of an invoice, a friend who was hired, or a credit note after it was paid. */
  readonly owed_for: 'line' | 'referral' | 'credit_note'
  /** As what its payment is booked. */
  readonly entry: EntryKind
}
/** A month of a contract, extra pay, the bonus for a friend, and what a credit note took back after it was paid. */
export const PAYOUT_FACTS = {
  salary: { owed_for: 'line', entry: 'payout' },
  extra: { owed_for: 'line', entry: 'payout' },
  bonus: { owed_for: 'referral', entry: 'bonus_paid' },
  correction: { owed_for: 'credit_note', entry: 'payout' },
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
