import type { Cents } from '@fareeq/domain/kernel/money.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { ProviderUpdate, RefundStatus } from '@fareeq/domain/payments/rules.ts'
import type { FastifyInstance } from 'fastify'

/** One checkout: what is paid, and where the browser comes back to. Everything is derived from the payment's row. */
export type Checkout = {
  /** Also the idempotency key: asked twice, the provider answers with the same page. */
  paymentId: string
  amount: Cents
  currency: string
  description: string
  lang: Lang
  paidUrl: string
  canceledUrl: string
  expiresAt: Date
}

export type RefundOrder = { refundId: string; intentId: string; amount: Cents }
export type RefundUpdate = { providerId: string; status: RefundStatus; amount: Cents; currency: string }

/** A signed event of the provider. */
export type Notice = {
  id: string
  type: string
  /** Of another account, or of test money where real money is taken. */
  isForeign: boolean
  about:
    | { kind: 'payment'; paymentId: string | null; update: ProviderUpdate }
    | { kind: 'refund'; refundId: string | null; update: RefundUpdate }
    | null
  /** False where it is of a type that we take and not of its shape. */
  isReadable: boolean
}

/** Payment provider (port). All calls but `notice` throw `ProviderUnavailable` when there is no answer. */
export type PaymentProvider = {
  /** Opens the hosted page, or finds the one this payment has; null when the provider refuses to open it any more. */
  open(checkout: Checkout): Promise<{ sessionId: string; url: string } | null>
  /** Current state; null when the provider does not know the checkout. */
  retrieve(sessionId: string): Promise<ProviderUpdate | null>
  /** Expires the checkout page, so that it cannot be paid any more, and returns its final state. */
  close(sessionId: string): Promise<ProviderUpdate | null>
  /** Gives money back, once for each `refundId`. */
  refund(order: RefundOrder): Promise<RefundUpdate>
  /** The event in a webhook: null when its signature is not the provider's or too old, `malformed` when it is no event. */
  notice(rawBody: string, signature: string, now: Date): Promise<Notice | 'malformed' | null>
  /** Asks for the balance of the account, which no payment needs; what it answered, in a line. */
  probe(): Promise<string>
  /** The local provider is served on our own port; a real one mounts nothing. */
  mount(http: FastifyInstance): void
}

/** The provider could not be reached or failed; the same call may be made again. */
export class ProviderUnavailable extends Error {}
