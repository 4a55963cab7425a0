/** What a company writes to the talent about the contract it would offer. */
export const MESSAGE_LENGTH = 1000
/** Why operations do not approve; the company reads it. */
export const REFUSAL_LENGTH = 1000

/** Why a talent does not want to, for our colleagues alone. */
export const DECLINE_REASONS = ['stay', 'terms', 'leaving', 'other'] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** A takeover needs days for the talent to think and for operations to decide. */
export const LEAD_DAYS = 3
/** So many days before its last one a talent who has not answered is reminded. */
export const REMINDER_DAYS = 2
/** Whoever was turned down asks again after so many days. */
export const PAUSE_DAYS = 30
