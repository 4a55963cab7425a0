import { after } from '@fareeq/domain/kernel/time/time.ts'
import { RECONCILE_AFTER } from '@fareeq/domain/payments/limits.ts'
import type { ActionContext } from '../../platform/context.ts'
import { refreshPayment, openCheckout } from './actions-checkout.ts'
import { sendRefund } from './actions-refunds.ts'
import { openPayments } from './queries.ts'
import { unansweredRefunds } from './queries-refunds.ts'

const MAX_PAYMENTS = 200

/**
 * Reconciliation: the provider is queried about everything that is open for longer than five minutes, with or without
 * webhooks. What lost its answer on the way (no page is known) is opened again under its own key, which finds the page
 * the provider made. One that fails holds up no other.
 */
export async function reconcile(ctx: ActionContext): Promise<{ checked: number; failed: number }> {
  const { db, platform, now } = ctx
  const before = after(now, -RECONCILE_AFTER)
  let failed = 0
  const tryReconcile = async (id: string, reconcileOne: () => Promise<unknown>) => {
    try {
      await reconcileOne()
    } catch (err) {
      failed++
      platform.log.warn({ err, id }, 'the payment provider was asked and did not answer')
    }
  }
  const open = await openPayments(db, before, MAX_PAYMENTS)
  for (const payment of open)
    await tryReconcile(payment.id, () =>
      payment.session_id ? refreshPayment(ctx, payment) : openCheckout(ctx, payment),
    )
  const refunds = await unansweredRefunds(db, before, MAX_PAYMENTS)
  for (const { id } of refunds) await tryReconcile(id, () => sendRefund(ctx, id))
  return { checked: open.length + refunds.length, failed }
}
