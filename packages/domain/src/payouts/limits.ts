/** A month of a contract, extra pay, the bonus for a friend, and what a credit note took back after it was paid. */
export const PAYOUT_KINDS = ['salary', 'extra', 'bonus', 'correction'] as const
export type PayoutKind = (typeof PAYOUT_KINDS)[number]

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
