import type { EntryTemplate } from '../manual-entries/limits.ts'

export const NOTE_LENGTH = 500
export const REASON_LENGTH = 500
/** Lines and entries of one match: a batch of payouts leaves as many lines as it has talents. */
export const MAX_SIDE = 400
export const MAX_PROPOSALS = 5
/** Between what was booked and what the bank says a few working days may lie. */
export const MAX_DAYS_APART = 10
/** Minor units of a bank account: a billion. */
export const MAX_BALANCE = 100_000_000_000

/** What of an account is looked at. */
export const SIDE_STATES = ['open', 'matched'] as const
export type SideState = (typeof SIDE_STATES)[number]

/** Entries that no line of a statement stands for: what was there before the first one, and what a rate is worth. */
export const WITHOUT_LINE: readonly EntryTemplate[] = ['opening_balance', 'exchange_loss', 'exchange_gain']
/** Usual entries that explain a line by themselves. */
export const LINE_TEMPLATES = ['bank_fee', 'card_settlement', 'other'] as const satisfies readonly EntryTemplate[]
export type LineTemplate = (typeof LINE_TEMPLATES)[number]
