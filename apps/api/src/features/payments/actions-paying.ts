import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { paymentsContract } from '@fareeq/domain/payments/contract.ts'
import { paymentErrors } from '@fareeq/domain/payments/errors.ts'
import { addressesOf, returnAddress } from '@fareeq/domain/payments/rules.ts'
import type { ClientPayment } from '@fareeq/domain/payments/schema.ts'
import { awaitsProvider } from '@fareeq/domain/payments/states.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Client } from '../../platform/session.ts'
import { findPayable } from '../invoices/actions-settling.ts'
import { lockInvoice } from '../invoices/queries.ts'
import { refreshPayment, closeCheckout, openCheckout, withProvider } from './actions-checkout.ts'
import { insertCheckout, openCheckouts, paymentById, paymentFor, awaitedPaymentOf } from './queries.ts'
import type { PaymentRow } from './rows.ts'

export const paymentOf = ({ id, state, method, amount, currency, created_at, ...row }: PaymentRow): ClientPayment => ({
  id,
  state,
  method,
  amount,
  currency,
  created_at: created_at.toISOString(),
  invoice: { id: row.invoice_id, number: row.invoice_number },
})

type OpenPayment = { payment: PaymentRow; isNew: boolean; open: number }

/**
 * The open payment, or a new one of the open amount. Its row is saved before the provider is called, so that no payment is
 * lost.
 */
const openPayment = (ctx: RequestContext<Client>, invoiceId: string, resultUrl: string): Promise<OpenPayment> =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, lang, now } = ctx
    const { open, currency } = await findPayable(ctx, viewer.userId, invoiceId)
    await lockInvoice(db, invoiceId)
    const id = newId(now)
    const row = {
      id,
      invoice_id: invoiceId,
      amount: open,
      currency,
      created_by: viewer.userId,
      lang,
      result_url: resultUrl,
    }
    const isNew = await insertCheckout(db, row, now)
    const payment = isNew ? await paymentById(db, id) : await awaitedPaymentOf(db, invoiceId)
    if (!payment) throw new Refusal(platformErrors.moved_on)
    if (isNew)
      await audit(db, { actor: actorOf(viewer), action: 'payment.processing', subject: { kind: 'payment', id } })
    return { payment, isNew, open }
  })

/** Retry limit: an open payment may turn out to be over. */
const MAX_TRIES = 4

/** Where to pay. Two clicks open one page; a page of an earlier try is closed first, so that nobody pays twice. */
export const pay = (
  ctx: RequestContext<Client>,
  invoiceId: string,
  { return_url }: BodyOf<typeof paymentsContract.pay>,
) =>
  withProvider(async () => {
    if (ctx.platform.env.off.payments) throw new Refusal(paymentErrors.card_off)
    const resultUrl = returnAddress(ctx.platform.env.PUBLIC_URL, pathTo('paymentResult'), return_url)
    if (!resultUrl) throw new Refusal(paymentErrors.return_address, { field: 'return_url' })
    await findPayable(ctx, ctx.viewer.userId, invoiceId)
    for (let round = 0; round < MAX_TRIES; round++) {
      for (const earlier of await openCheckouts(ctx.db, invoiceId)) await closeCheckout(ctx, earlier)
      const { payment, isNew, open } = await openPayment(ctx, invoiceId, resultUrl)
      const current = isNew ? payment : await refreshPayment(ctx, payment)
      const answer = (redirect_url: string) => ({ data: { payment_id: current.id, redirect_url } })
      if (!awaitsProvider(current.state)) continue
      // The bank is still processing it: one can only wait.
      if (current.provider_says === 'underway') return answer(addressesOf(resultUrl, current.id).paid)
      if (current.amount !== open) {
        await closeCheckout(ctx, current)
        continue
      }
      const url = await openCheckout(ctx, current)
      if (url) return answer(url)
    }
    throw new Refusal(platformErrors.moved_on)
  })

async function ownPaymentOrThrow({ db, viewer }: RequestContext<Client>, id: string): Promise<PaymentRow> {
  const payment = await paymentFor(db, viewer, id)
  if (!payment) throw new Refusal(platformErrors.not_found)
  return payment
}

export const readPayment = async (ctx: RequestContext<Client>, id: string) => ({
  data: paymentOf(await ownPaymentOrThrow(ctx, id)),
})

/** Return without payment: expires the checkout page and applies the state that the provider answers. */
export const cancel = (ctx: RequestContext<Client>, id: string) =>
  withProvider(async () => ({ data: paymentOf(await closeCheckout(ctx, await ownPaymentOrThrow(ctx, id))) }))
