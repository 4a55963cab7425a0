import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { paymentErrors } from '@fareeq/domain/payments/errors.ts'
import { addressesOf, returnAddress } from '@fareeq/domain/payments/rules.ts'
import type { ClientPayment } from '@fareeq/domain/payments/schema.ts'
import { awaitsProvider } from '@fareeq/domain/payments/states.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Client } from '../../platform/session.ts'
import { type Payable, findPayable } from '../invoices/actions-settling.ts'
import { lockInvoice } from '../invoices/queries.ts'
import { refreshPayment, closeCheckout, openCheckout, withProvider } from './actions-checkout.ts'
import {
  awaitedPayments,
  insertCheckout,
  openCheckouts,
  paymentById,
  paymentFor,
  paymentsOfCheckout,
} from './queries.ts'
import type { PaymentRow } from './rows.ts'

export const paymentOf = ({ id, state, method, amount, currency, created_at, ...row }: PaymentRow) => ({
  id,
  state,
  method,
  amount,
  currency,
  created_at: created_at.toISOString(),
  invoice: { id: row.invoice_id, number: row.invoice_number },
})

type OpenPayment = { payment: PaymentRow; isNew: boolean; isSame: boolean }

/**
 * The open payment of these invoices, or a new one of what is open on them. Its rows are saved before the provider is called, so
 * that no payment is lost. Several invoices are paid on the page of the first.
 */
const openPayment = (
  ctx: RequestContext<Client>,
  invoiceIds: readonly string[],
  resultUrl: string,
): Promise<OpenPayment> =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, lang, now } = ctx
    const payables = await findPayables(ctx, invoiceIds)
    for (const { id } of payables) await lockInvoice(db, id)
    const [awaited] = await awaitedPayments(db, invoiceIds)
    if (awaited) {
      const shared = await paymentsOfCheckout(db, awaited.checkout_id)
      const amounts = new Map(shared.map(({ invoice_id, amount }) => [invoice_id, amount]))
      const isSame = shared.length === payables.length && payables.every(({ id, open }) => amounts.get(id) === open)
      return { payment: awaited, isNew: false, isSame }
    }
    const ids = payables.map(() => newId(now))
    const [leadId = ''] = ids
    for (const [nth, { id: invoice_id, open: amount, currency }] of payables.entries()) {
      const row = { id: ids[nth] ?? '', checkout_id: nth === 0 ? null : leadId, invoice_id, amount, currency }
      if (!(await insertCheckout(db, { ...row, created_by: viewer.userId, lang, result_url: resultUrl }, now)))
        throw new Refusal(platformErrors.moved_on)
      await audit(db, {
        actor: actorOf(viewer),
        action: 'payment.processing',
        subject: { kind: 'payment', id: row.id },
      })
    }
    const payment = await paymentById(db, leadId)
    if (!payment) throw new Refusal(platformErrors.moved_on)
    return { payment, isNew: true, isSame: true }
  })

/** What the company may pay of these, by the numbers of the invoices; each once. */
async function findPayables(ctx: RequestContext<Client>, invoiceIds: readonly string[]): Promise<Payable[]> {
  const payables: Payable[] = []
  for (const id of new Set(invoiceIds)) payables.push(await findPayable(ctx, ctx.viewer.userId, id))
  return payables.toSorted((one, other) => (one.number < other.number ? -1 : 1))
}

/** Retry limit: an open payment may turn out to be over. */
const MAX_TRIES = 4

/** Where to pay. Two clicks open one page; a page of an earlier try is closed first, so that nobody pays twice. */
export const pay = (ctx: RequestContext<Client>, invoiceIds: readonly string[], return_url: string) =>
  withProvider(async () => {
    if (ctx.platform.env.off.payments) throw new Refusal(paymentErrors.card_off)
    const resultUrl = returnAddress(ctx.platform.env.PUBLIC_URL, pathTo('paymentResult'), return_url)
    if (!resultUrl) throw new Refusal(paymentErrors.return_address, { field: 'return_url' })
    await findPayables(ctx, invoiceIds)
    for (let round = 0; round < MAX_TRIES; round++) {
      for (const earlier of await openCheckouts(ctx.db, invoiceIds)) await closeCheckout(ctx, earlier)
      const { payment, isNew, isSame } = await openPayment(ctx, invoiceIds, resultUrl)
      const current = isNew ? payment : await refreshPayment(ctx, payment)
      const { checkout_id: payment_id } = current
      const answer = (redirect_url: string) => ({ data: { payment_id, redirect_url } })
      if (!awaitsProvider(current.state)) continue
      // The bank is still processing it: one can only wait.
      if (current.provider_says === 'underway') return answer(addressesOf(resultUrl, payment_id).paid)
      if (!isSame) {
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

/** As the company reads it: the whole sum, and each invoice it is for. */
async function toClientPayment({ db }: RequestContext<Client>, payment: PaymentRow): Promise<{ data: ClientPayment }> {
  const shared = await paymentsOfCheckout(db, payment.checkout_id)
  const invoices = shared.map(({ id, invoice_id, invoice_number, amount }) => ({
    id: invoice_id,
    number: invoice_number,
    amount,
    payment_id: id,
  }))
  return { data: { ...paymentOf(payment), amount: payment.checkout_amount, invoices } }
}

export const readPayment = async (ctx: RequestContext<Client>, id: string) =>
  toClientPayment(ctx, await ownPaymentOrThrow(ctx, id))

/** Return without payment: expires the checkout page and applies the state that the provider answers. */
export const cancel = (ctx: RequestContext<Client>, id: string) =>
  withProvider(async () => toClientPayment(ctx, await closeCheckout(ctx, await ownPaymentOrThrow(ctx, id))))
