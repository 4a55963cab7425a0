import { after } from '@fareeq/domain/kernel/time/time.ts'
import { paymentErrors } from '@fareeq/domain/payments/errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { CHECKOUT_TIME, DESCRIPTION_LENGTH } from '@fareeq/domain/payments/limits.ts'
import { type ProviderUpdate, addressesOf } from '@fareeq/domain/payments/rules.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { type Checkout, ProviderUnavailable } from '../../platform/payments/provider.ts'
import { applyStatus } from './actions-updates.ts'
import { openOn, paymentById, saveSession } from './queries.ts'
import type { PaymentRow } from './rows.ts'

// Calls to the provider, never inside a transaction: the embedded engine has one connection for everybody.

/** From the row alone, so that asking again opens the same page. */
function checkoutOf(payment: PaymentRow): Checkout {
  const { checkout_id: paymentId, checkout_amount: amount, checkout_numbers, currency, lang, result_url } = payment
  const { paid: paidUrl, canceled: canceledUrl } = addressesOf(result_url ?? '', paymentId)
  const expiresAt = after(payment.created_at, CHECKOUT_TIME)
  const description = checkout_numbers.slice(0, DESCRIPTION_LENGTH)
  return { paymentId, amount, currency, description, lang: lang ?? 'ar', paidUrl, canceledUrl, expiresAt }
}

/** State of a checkout that the provider does not know: expired, because nobody can pay there. */
const expiredUpdate = ({ checkout_amount, currency, session_id, intent_id }: PaymentRow): ProviderUpdate => ({
  status: 'expired',
  amount: checkout_amount,
  currency,
  isOpen: false,
  sessionId: session_id,
  intentId: intent_id,
})

async function saveAnswer(ctx: ActionContext, payment: PaymentRow, update: ProviderUpdate | null): Promise<PaymentRow> {
  await inTransaction(ctx, (ctx) => applyStatus(ctx, payment.checkout_id, update ?? expiredUpdate(payment)))
  return (await paymentById(ctx.db, payment.id)) ?? payment
}

/** Where it is paid, or null when the provider opens it no more. */
export async function openCheckout(ctx: ActionContext, payment: PaymentRow): Promise<string | null> {
  if (payment.page_url) return payment.page_url
  const opened = await ctx.platform.payments.open(checkoutOf(payment))
  if (!opened) {
    await saveAnswer(ctx, payment, null)
    return null
  }
  await saveSession(ctx.db, payment.checkout_id, opened.sessionId, opened.url, ctx.now)
  return opened.url
}

/** Fetches the state of the checkout from the provider and applies it. A payment without a checkout page stays as it is. */
export async function refreshPayment(ctx: ActionContext, payment: PaymentRow): Promise<PaymentRow> {
  if (!payment.session_id) return payment
  return saveAnswer(ctx, payment, await ctx.platform.payments.retrieve(payment.session_id))
}

/**
 * Nobody pays there any more, unless they have. Where no page is known, it is opened again under its own key first, which
 * finds the page the provider made.
 */
export async function closeCheckout(ctx: ActionContext, payment: PaymentRow): Promise<PaymentRow> {
  if (!payment.is_open) return payment
  if (!payment.session_id) await openCheckout(ctx, payment)
  const opened = payment.session_id ? payment : ((await paymentById(ctx.db, payment.id)) ?? payment)
  if (!opened.session_id || !opened.is_open) return opened
  return saveAnswer(ctx, opened, await ctx.platform.payments.close(opened.session_id))
}

export const CLOSE_JOB = 'payments.close'

/** After a credit note the open pages are of another amount than what is open. A job closes them once it is committed. */
export async function queueClosing(
  { db, platform }: ActionContext,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  if ((await openOn(db, invoiceId)).length > 0) await platform.jobs.send(db, CLOSE_JOB, { invoiceId })
}

export async function closeOpenCheckouts(ctx: ActionContext, invoiceId: string): Promise<void> {
  for (const payment of await openOn(ctx.db, invoiceId)) await closeCheckout(ctx, payment)
}

/** Turns an unavailable provider into a refusal. */
export async function withProvider<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof ProviderUnavailable ? new Refusal(paymentErrors.provider_unavailable) : error
  }
}
