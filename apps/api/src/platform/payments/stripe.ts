import { REPLAY_WINDOW } from '@fareeq/domain/payments/limits.ts'
import type { ProviderStatus, ProviderUpdate, RefundStatus } from '@fareeq/domain/payments/rules.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type Stripe from 'stripe'
import { type Checkout, type Notice, type PaymentProvider, ProviderUnavailable, type RefundUpdate } from './provider.ts'

export type StripeSettings = {
  key: string
  webhookSecret: string
  /** Another address than Stripe's own, for a stand-in. */
  apiUrl?: string
  /** Instead of the network, for the bundled provider. */
  fetch?: typeof fetch
}

const TIMEOUT = 15 * SECOND

/** Hosted Checkout by the official library. */
export function stripeProvider(settings: StripeSettings): Omit<PaymentProvider, 'mount'> {
  const isLive = settings.key.startsWith('sk_live_') || settings.key.startsWith('rk_live_')
  let client: Promise<Stripe> | undefined
  const stripe = () => (client ??= connect(settings))

  const retrieve = async (id: string): Promise<ProviderUpdate | null> => {
    const { checkout } = await stripe()
    try {
      return updateOf(await checkout.sessions.retrieve(id, { expand: ['payment_intent'] }))
    } catch (error) {
      if (codeOf(error) === 'resource_missing') return null
      throw failure(error)
    }
  }

  return {
    async open(order) {
      const { checkout } = await stripe()
      try {
        const { id, url } = await checkout.sessions.create(formOf(order), { idempotencyKey: order.paymentId })
        return url ? { sessionId: id, url } : null
      } catch (error) {
        // A page that would have to close in less than half an hour is not opened any more.
        if (paramOf(error) === 'expires_at') return null
        throw failure(error)
      }
    },
    retrieve,
    async close(id) {
      const { checkout } = await stripe()
      try {
        await checkout.sessions.expire(id)
      } catch (error) {
        // Paid or expired in the meantime: the provider's state says which.
        if (!isInvalid(error)) throw failure(error)
      }
      return retrieve(id)
    },
    async refund({ refundId, intentId, amount }) {
      const { refunds } = await stripe()
      try {
        // Keys are forgotten after a day; the list is not.
        const existing = (await refunds.list({ payment_intent: intentId, limit: 100 })).data.find(
          ({ metadata }) => metadata?.['refund_id'] === refundId,
        )
        const order = { payment_intent: intentId, amount, metadata: { refund_id: refundId } }
        return refundUpdateOf(existing ?? (await refunds.create(order, { idempotencyKey: refundId })))
      } catch (error) {
        if (isInvalid(error)) return { providerId: '', status: 'refused', amount, currency: '' }
        throw failure(error)
      }
    },
    async notice(rawBody, signature, now) {
      const { webhooks } = await stripe()
      const [tolerance, received] = [REPLAY_WINDOW / SECOND, now.getTime()]
      // The library refuses what is too old; a time far ahead would make a signature that never gets old.
      const signed = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0)
      if (signed * SECOND - received > REPLAY_WINDOW) return null
      try {
        const event = webhooks.constructEvent(
          rawBody,
          signature,
          settings.webhookSecret,
          tolerance,
          undefined,
          received,
        )
        return noticeOf(event, isLive)
      } catch {
        return null
      }
    },
  }
}

async function connect({ key, apiUrl, fetch }: StripeSettings): Promise<Stripe> {
  // Dynamic import at the first payment: other starts do not load the library.
  const { default: Library } = await import('stripe')
  const url = apiUrl === undefined ? undefined : new URL(apiUrl)
  const isHttp = url?.protocol === 'http:'
  return new Library(key, {
    maxNetworkRetries: 1,
    timeout: TIMEOUT,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: Number(url.port || (isHttp ? 80 : 443)),
      protocol: isHttp ? 'http' : 'https',
    }),
    ...(fetch && { httpClient: Library.createFetchHttpClient(fetch) }),
  })
}

const formOf = (order: Checkout): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: order.paymentId,
  metadata: { payment_id: order.paymentId },
  payment_intent_data: { metadata: { payment_id: order.paymentId }, description: order.description },
  // Hosted Checkout has no Arabic; `auto` asks the browser.
  locale: order.lang === 'ar' ? 'auto' : order.lang,
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: order.currency.toLowerCase(),
        unit_amount: order.amount,
        product_data: { name: order.description },
      },
    },
  ],
  success_url: order.paidUrl,
  cancel_url: order.canceledUrl,
  expires_at: Math.floor(order.expiresAt.getTime() / SECOND),
})

type Session = Stripe.Checkout.Session
type Intent = Stripe.PaymentIntent

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

function statusOf({ status, payment_status: paid, payment_intent: intent }: Session): ProviderStatus {
  if (paid === 'paid') return 'paid'
  if (intent && typeof intent === 'object' && intent.last_payment_error && intent.status !== 'processing')
    return 'declined'
  return status === 'expired' ? 'expired' : status === 'complete' ? 'underway' : 'open'
}

function updateOf(session: Session, override?: ProviderStatus): ProviderUpdate {
  const status = override ?? statusOf(session)
  return {
    status,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    isOpen: session.status === 'open' || status === 'underway',
    sessionId: session.id,
    intentId: idOf(session.payment_intent),
  }
}

const declined = (intent: Intent): ProviderUpdate => ({
  status: 'declined',
  amount: intent.amount,
  currency: intent.currency.toUpperCase(),
  isOpen: null,
  sessionId: null,
  intentId: intent.id,
})

const REFUND_STATUS: Readonly<Record<string, RefundStatus>> = {
  succeeded: 'done',
  failed: 'refused',
  canceled: 'refused',
}
const refundUpdateOf = ({ id, status, amount, currency }: Stripe.Refund): RefundUpdate => ({
  providerId: id,
  status: REFUND_STATUS[status ?? ''] ?? 'underway',
  amount,
  currency: currency.toUpperCase(),
})

function aboutOf(event: Stripe.Event): Notice['about'] {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return ofSession(event.data.object)
    case 'checkout.session.async_payment_failed':
      return ofSession(event.data.object, 'declined')
    case 'payment_intent.payment_failed':
      return {
        kind: 'payment',
        paymentId: event.data.object.metadata?.['payment_id'] ?? null,
        update: declined(event.data.object),
      }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return {
        kind: 'refund',
        refundId: event.data.object.metadata?.['refund_id'] ?? null,
        update: refundUpdateOf(event.data.object),
      }
    default:
      return null
  }
}
const ofSession = (session: Session, override?: ProviderStatus): Notice['about'] => ({
  kind: 'payment',
  paymentId: session.metadata?.['payment_id'] ?? null,
  update: updateOf(session, override),
})

const noticeOf = (event: Stripe.Event, isLive: boolean): Notice => ({
  id: event.id,
  type: event.type,
  // Only events of connected accounts name one, and we have none.
  isForeign: event.account !== undefined || event.livemode !== isLive,
  about: aboutOf(event),
})

type Raised = { type?: string; code?: string; param?: string; message?: string }
const codeOf = (error: unknown) => (error as Raised).code
const paramOf = (error: unknown) => (error as Raised).param
const isInvalid = (error: unknown) => (error as Raised).type === 'StripeInvalidRequestError'
const failure = (error: unknown) =>
  new ProviderUnavailable((error as Raised).message ?? String(error), { cause: error })
