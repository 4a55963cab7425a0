/** Paid from the leave days of the contract, or not paid. */
export const TIME_OFF_KINDS = ['paid', 'unpaid'] as const
export type TimeOffKind = (typeof TIME_OFF_KINDS)[number]

export const NOTE_LENGTH = 500
export const REASON_LENGTH = 500
