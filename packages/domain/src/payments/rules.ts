import type { Cents } from '../kernel/money.ts'
import type { PaymentMethod } from './limits.ts'
import {
  NOT_REFUNDED,
  type PaymentEvent,
  type PaymentState,
  type RefundEvent,
  type RefundState,
  isReturnable,
  isSettled,
} from './states.ts'

/** State of a payment at the provider: page open, bank processing, or ended. */
export const PROVIDER_STATUSES = ['open', 'underway', 'paid', 'declined', 'expired'] as const
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number]

/** A state report of the provider, from a webhook or a query. */
export type ProviderUpdate = {
  readonly status: ProviderStatus
  readonly amount: Cents
  readonly currency: string
  /** Whether its page still takes money. Null where the event does not say. */
  readonly isOpen: boolean | null
  readonly sessionId: string | null
  readonly intentId: string | null
}

const EVENT_OF: Readonly<Record<ProviderStatus, PaymentEvent | null>> = {
  open: null,
  underway: null,
  paid: 'succeed',
  declined: 'fail',
  expired: 'abort',
}
export const eventOf = (status: ProviderStatus): PaymentEvent | null => EVENT_OF[status]

/** Outcomes of a signed webhook event. */
export const EVENT_OUTCOMES = ['applied', 'known', 'mismatch', 'unknown', 'foreign', 'ignored'] as const
export type EventOutcome = (typeof EVENT_OUTCOMES)[number]
/** Outcomes that a person must look at. */
export const NEEDS_REVIEW = ['mismatch', 'unknown', 'foreign'] as const satisfies readonly EventOutcome[]

export type OwnPayment = {
  readonly state: PaymentState
  readonly amount: Cents
  readonly currency: string
  readonly sessionId: string | null
  readonly intentId: string | null
}

const differs = (ours: string | null, theirs: string | null): boolean =>
  ours !== null && theirs !== null && ours !== theirs

/** An update about another checkout, amount or currency than ours changes nothing. */
export function verdictOnUpdate(
  ours: OwnPayment,
  update: ProviderUpdate,
): Extract<EventOutcome, 'applied' | 'mismatch'> {
  if (differs(ours.sessionId, update.sessionId) || differs(ours.intentId, update.intentId)) return 'mismatch'
  return ours.amount === update.amount && ours.currency === update.currency ? 'applied' : 'mismatch'
}

/** Of two provider states the one further in the life cycle, regardless of the order of arrival. */
export const laterStatus = (one: ProviderStatus | null, other: ProviderStatus): ProviderStatus =>
  one !== null && STATUS_ORDER.indexOf(one) > STATUS_ORDER.indexOf(other) ? one : other
const STATUS_ORDER: readonly ProviderStatus[] = ['open', 'underway', 'expired', 'declined', 'paid']

const STATE_OF: Readonly<Record<ProviderStatus, readonly PaymentState[]>> = {
  open: ['processing', 'failed'],
  underway: ['processing'],
  paid: ['successful'],
  declined: ['failed'],
  expired: ['aborted', 'failed'],
}

/** Reconciliation: whether our state is one that the provider's last update allows. */
export const agrees = (state: PaymentState, status: ProviderStatus | null): boolean =>
  status === null || STATE_OF[status].includes(state)

/** What the result page shows. */
export type PaymentResult = 'success' | 'failed' | 'aborted' | 'processing' | 'none'
const RESULT_OF: Readonly<Record<PaymentState, PaymentResult>> = {
  processing: 'processing',
  successful: 'success',
  failed: 'failed',
  aborted: 'aborted',
}
/** Without a payment there is nothing to pay. */
export const resultOf = (state: PaymentState | null): PaymentResult => (state === null ? 'none' : RESULT_OF[state])

/**
 * Where the provider sends the browser back to, or null: only the result page on our own origin, because an open
 * redirect would send people from our name to a foreign page. A path is resolved against our origin.
 */
export function returnAddress(origin: string, resultPath: string, address: string): string | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  if (url.origin !== new URL(origin).origin || url.username || url.password) return null
  return url.pathname.replace(/\/$/, '') === resultPath ? url.origin + resultPath : null
}

/** Return URLs of a payment; the page of the second queries the provider how a canceled checkout ended. */
export const addressesOf = (resultUrl: string, paymentId: string): { paid: string; canceled: string } => ({
  paid: `${resultUrl}/${paymentId}`,
  canceled: `${resultUrl}/${paymentId}?canceled=1`,
})

/**
 * What may still be given back: of the payment, and of what its invoice still has (`free`), because kept credit may have
 * been set against another one since.
 */
export function refundable(
  payment: { readonly state: PaymentState; readonly amount: Cents },
  refunds: readonly { readonly state: RefundState; readonly amount: Cents }[],
  free: Cents,
  isReversed = false,
): Cents {
  if (!isSettled(payment.state) || isReversed) return 0
  const gone = refunds.filter(({ state }) => !NOT_REFUNDED.includes(state))
  return Math.min(payment.amount - gone.reduce((sum, { amount }) => sum + amount, 0), free)
}

/** A card is refunded by the provider; of a transfer finance and the bank say what became of it. */
export function reversalFault(
  { method, state }: { readonly method: PaymentMethod; readonly state: PaymentState },
  isReversed: boolean,
): 'payment_not_reversible' | 'payment_reversed' | null {
  if (isReversed) return 'payment_reversed'
  return method === 'transfer' && isSettled(state) ? null : 'payment_not_reversible'
}

/** What the provider says about a refund. */
export type RefundStatus = 'underway' | 'done' | 'refused'
/** Refused after it was done: the bank of the company sent it back. */
export function refundEventOf(status: RefundStatus, state: RefundState = 'processing'): RefundEvent | null {
  switch (status) {
    case 'underway':
      return null
    case 'done':
      return 'succeed'
    case 'refused':
      return isReturnable(state) ? 'return' : 'fail'
  }
}

/** A bank reference as it is compared: banks print it with spaces and in capitals. */
export const referenceKey = (reference: string): string => reference.replace(/\s+/g, '').toUpperCase()
