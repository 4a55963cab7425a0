import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { paymentsOpsContract } from '@fareeq/domain/payments/contract-ops.ts'
import { paymentErrors } from '@fareeq/domain/payments/errors.ts'
import { MONEY_ACCOUNTS } from '@fareeq/domain/payments/limits.ts'
import { type EventOutcome, refundEventOf, refundable } from '@fareeq/domain/payments/rules.ts'
import { isRefunded, isUnanswered } from '@fareeq/domain/payments/states.ts'
import { type Actor, actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { RefundUpdate } from '../../platform/payments/provider.ts'
import type { Staff } from '../../platform/session.ts'
import { returnFreedCredit } from '../invoices/actions-applying.ts'
import { recordRefund } from '../invoices/actions-settling.ts'
import { readForStaff } from './actions-ops.ts'
import { settleReturned, takeReturn } from './actions-returned.ts'
import { lockWithInvoice, publishChange } from './actions-updates.ts'
import { freeOf, insertRefund, moveRefund, refundById, refundsOf } from './queries-refunds.ts'
import { reversalsOf } from './queries-reversals.ts'
import { paymentById } from './queries.ts'

export const REFUND_JOB = 'payments.refund'

/** A refund by finance. A job calls the provider: it starts only if this commits, and is retried. */
export const refund = (
  ctx: RequestContext<Staff>,
  paymentId: string,
  form: BodyOf<typeof paymentsOpsContract.refund>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now, lang } = ctx
    const locked = await lockWithInvoice(db, paymentId)
    if (!locked) throw new Refusal(platformErrors.not_found)
    const free = (await freeOf(db, [locked.invoice_id])).get(locked.invoice_id) ?? 0
    const refundableAmount = refundable(
      locked,
      await refundsOf(db, [paymentId]),
      free,
      (await reversalsOf(db, [paymentId])).length > 0,
    )
    if (form.amount > refundableAmount)
      throw new Refusal(paymentErrors.refund_over, {
        field: 'amount',
        values: { open: formatUsd(refundableAmount, lang) },
      })
    const isTransfer = locked.method === 'transfer'
    if (isTransfer && !form.reference) throw new Refusal(rule.required, { field: 'reference' })
    const { amount, reason } = form
    const id = newId(now)
    const row = { id, payment_id: paymentId, amount, reason, requested_by: viewer.staffId } as const
    await insertRefund(db, { ...row, state: 'processing', reference: form.reference || null }, now)
    await audit(db, {
      actor: actorOf(viewer),
      action: 'refund.processing',
      subject: { kind: 'payment', id: paymentId },
      details: { amount },
    })
    // A refund by bank transfer is already done when finance record it: there is no provider to call.
    if (isTransfer) {
      const update = { providerId: '', status: 'done', amount, currency: locked.currency } as const
      await applyRefundStatus(ctx, id, update, actorOf(viewer))
    } else await platform.jobs.send(db, REFUND_JOB, { id })
    return readForStaff(ctx, paymentId)
  })

/** Requests a refund of the provider, idempotently. */
export async function sendRefund(ctx: ActionContext, id: string): Promise<void> {
  const { db, platform } = ctx
  const row = await refundById(db, id)
  const payment = row && (await paymentById(db, row.payment_id))
  if (!row || !isUnanswered(row.state) || !payment?.intent_id) return
  const update = await platform.payments.refund({ refundId: id, intentId: payment.intent_id, amount: row.amount })
  await inTransaction(ctx, (ctx) => applyRefundStatus(ctx, id, update))
}

/** Applies a status of the provider to a refund, and books what went back. */
export async function applyRefundStatus(
  ctx: ActionContext,
  id: string,
  update: RefundUpdate,
  actor: Actor = { kind: 'system' },
): Promise<EventOutcome> {
  const { db, now } = ctx
  const refund = await refundById(db, id)
  const payment = refund && (await lockWithInvoice(db, refund.payment_id))
  const row = await refundById(db, id)
  if (!payment || !row) return 'unknown'
  const event = refundEventOf(update.status, row.state)
  if (row.amount !== update.amount || (event === 'succeed' && update.currency !== payment.currency)) return 'mismatch'
  if (event === 'return') return (await takeReturn(ctx, payment, row, actor)) ? 'applied' : 'known'
  const to = event && (await moveRefund(db, row, event, update.providerId || null, now))
  if (!to) return 'known'
  await audit(db, { actor, action: `refund.${to}`, subject: { kind: 'payment', id: payment.id } })
  if (isRefunded(to)) {
    const account = MONEY_ACCOUNTS[payment.method]
    await recordRefund(ctx, { invoiceId: payment.invoice_id, refundId: id, amount: row.amount, account, actor })
    await settleReturned(ctx, payment.invoice_id, actor)
  } else await returnFreedCredit(ctx, payment.invoice_id, actor)
  await publishChange(ctx, payment)
  return 'applied'
}
