import { REPLAY_WINDOW } from '@fareeq/domain/payments/limits.ts'
import type { ProviderUpdate } from '@fareeq/domain/payments/rules.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type Stripe from 'stripe'
import { type Checkout, type PaymentProvider, ProviderUnavailable } from './provider.ts'
import { noticeOf, refundUpdateOf, updateOf } from './stripe-events.ts'

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
    async probe() {
      const { balance } = await stripe()
      try {
        const { livemode, available } = await balance.retrieve()
        const currencies = [...new Set(available.map(({ currency }) => currency.toUpperCase()))]
        return [livemode ? 'live mode' : 'test mode', ...currencies].join(', ')
      } catch (error) {
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
        const secret = settings.webhookSecret
        const event: unknown = webhooks.constructEvent(rawBody, signature, secret, tolerance, undefined, received)
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

type Raised = { type?: string; code?: string; param?: string; message?: string }
const codeOf = (error: unknown) => (error as Raised).code
const paramOf = (error: unknown) => (error as Raised).param
const isInvalid = (error: unknown) => (error as Raised).type === 'StripeInvalidRequestError'
const failure = (error: unknown) =>
  new ProviderUnavailable((error as Raised).message ?? String(error), { cause: error })
