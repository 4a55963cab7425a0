import { MINUTE, SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type { Clock } from '../clock.ts'
import { type LocalCheckout, type LocalIntent, type LocalRecords, type LocalRefund, newKey } from './local-records.ts'
import type { LocalWebhooks } from './local-webhooks.ts'

/** What somebody may do on the page of the local provider. */
export const CHOICES = ['pay', 'decline', 'think', 'abort', 'leave'] as const
export type BankChoice = (typeof CHOICES)[number]
export const isChoice = (choice: unknown): choice is BankChoice => CHOICES.some((name) => name === choice)

/** Processing time of a slow bank. */
export const THINKING = MINUTE

/** What happens at the provider: what people do on its page, what the clock does, what the API asks for. */
export function localBank(records: LocalRecords, webhooks: LocalWebhooks, clock: Clock) {
  const seconds = () => Math.floor(clock.now().getTime() / SECOND)

  const sessionAnswer = ({ session }: LocalCheckout, isExpanded = false) => ({
    ...session,
    payment_intent: isExpanded ? session.payment_intent : (session.payment_intent?.id ?? null),
  })
  const sendWebhook = (event: string, checkout: LocalCheckout) =>
    webhooks.send(`checkout.session.${event}`, sessionAnswer(checkout))

  /** Made when somebody first tries to pay, as Stripe does. */
  const intentOf = ({ session, intentMetadata }: LocalCheckout): LocalIntent =>
    (session.payment_intent ??= {
      id: newKey('pi'),
      object: 'payment_intent',
      amount: session.amount_total,
      currency: session.currency,
      status: 'requires_payment_method',
      last_payment_error: null,
      metadata: intentMetadata,
    })

  function settle(checkout: LocalCheckout, event: 'completed' | 'async_payment_succeeded') {
    const { session } = checkout
    Object.assign(intentOf(checkout), { status: 'succeeded', last_payment_error: null })
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null })
    checkout.settlesAt = null
    records.save()
    sendWebhook(event, checkout)
  }

  function expire(checkout: LocalCheckout) {
    Object.assign(checkout.session, { status: 'expired', url: null })
    records.save()
    sendWebhook('expired', checkout)
  }

  const OUTCOMES: Readonly<Record<BankChoice, (checkout: LocalCheckout) => void>> = {
    pay: (checkout) => settle(checkout, 'completed'),
    decline(checkout) {
      const intent = intentOf(checkout)
      intent.last_payment_error = { code: 'card_declined', message: 'Your card was declined.' }
      records.save()
      webhooks.send('payment_intent.payment_failed', intent)
    },
    think(checkout) {
      Object.assign(intentOf(checkout), { status: 'processing', last_payment_error: null })
      Object.assign(checkout.session, { status: 'complete', url: null })
      checkout.settlesAt = seconds() + THINKING / SECOND
      records.save()
      sendWebhook('completed', checkout)
    },
    // Nothing happens at the provider: the page stays open until it is closed or expires.
    abort: () => {},
    leave: () => {},
  }

  /** What has become due since somebody looked last. */
  function pass(checkout: LocalCheckout): LocalCheckout {
    const { session, settlesAt } = checkout
    if (settlesAt !== null && settlesAt <= seconds()) settle(checkout, 'async_payment_succeeded')
    if (session.status === 'open' && session.expires_at <= seconds()) expire(checkout)
    return checkout
  }

  return {
    find(id: string): LocalCheckout | undefined {
      const checkout = Object.hasOwn(records.checkouts, id) ? records.checkouts[id] : undefined
      return checkout && pass(checkout)
    },
    sessionAnswer,
    expire,
    /** A choice on a page that is no longer open has no effect. */
    choose(checkout: LocalCheckout, choice: BankChoice) {
      if (checkout.session.status === 'open') OUTCOMES[choice](checkout)
    },
    /** Null when more would go back than came. */
    refund(intentId: string, amount: number, metadata: Record<string, string>): LocalRefund | null {
      const paid = Object.values(records.checkouts).find(({ session }) => session.payment_intent?.id === intentId)
      const before = Object.values(records.refunds).filter(({ payment_intent }) => payment_intent === intentId)
      const sum = before.reduce((all, localRefund) => all + localRefund.amount, 0)
      if (paid?.session.payment_status !== 'paid' || sum + amount > paid.session.amount_total) return null
      const { currency } = paid.session
      const refund: LocalRefund = {
        id: newKey('re'),
        object: 'refund',
        payment_intent: intentId,
        amount,
        currency,
        status: 'succeeded',
        metadata,
        created: seconds(),
      }
      records.refunds[refund.id] = refund
      records.save()
      webhooks.send('refund.created', refund)
      return refund
    },
    sweep() {
      for (const checkout of Object.values(records.checkouts)) pass(checkout)
    },
  }
}
export type LocalBank = ReturnType<typeof localBank>
