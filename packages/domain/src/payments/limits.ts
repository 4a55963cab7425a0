import { MINUTE, SECOND } from '../kernel/time/time.ts'
import type { MoneyAccount } from '../ledger/limits.ts'

export const PAYMENT_METHODS = ['card', 'transfer'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
/** Where the money of a method lies: what is paid by card reaches the bank days later, in sums and less a fee. */
export const MONEY_ACCOUNTS: Readonly<Record<PaymentMethod, MoneyAccount>> = { card: 'card_clearing', transfer: 'cash' }

/** Webhooks signed longer ago are refused (D-83). */
export const REPLAY_WINDOW = 5 * MINUTE
/** Open payments older than this are reconciled. */
export const RECONCILE_AFTER = 5 * MINUTE
/** How long the page of the provider stays open; a provider wants thirty minutes at least. */
export const CHECKOUT_TIME = 60 * MINUTE
/** The result page looks again so often, then says that the payment is being processed (D-83). */
export const POLLING = { every: 2 * SECOND, times: 15 } as const

type ReversalFacts = {
  /** The money is for something else: its line goes back to the queue, and its reference may be recorded again. */
  readonly frees_reference: boolean
}
/** Why a transfer is taken back: it was recorded wrongly, or the bank took the money. */
export const REVERSAL_FACTS = {
  mistake: { frees_reference: true },
  bank: { frees_reference: false },
} as const satisfies Readonly<Record<string, ReversalFacts>>
export type ReversalKind = keyof typeof REVERSAL_FACTS
export const REVERSAL_KINDS = Object.keys(REVERSAL_FACTS) as [ReversalKind, ...ReversalKind[]]

/** Invoices that are paid on one page. */
export const MAX_INVOICES = 20
/** What a provider shows beside the sum. */
export const DESCRIPTION_LENGTH = 250

export const REFERENCE_LENGTH = 100
export const REASON_LENGTH = 500
/** The largest amount in cents: a million dollars. */
export const MAX_CENTS = 100_000_000
export const PROOF_UPLOAD = { field: 'proof', maxBytes: 5 * 1024 * 1024, types: ['pdf', 'png', 'jpg'] } as const
export const PROOF_MEDIA = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' } as const
