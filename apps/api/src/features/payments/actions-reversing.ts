import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { paymentErrors } from '@fareeq/domain/payments/errors.ts'
import { REVERSAL_FACTS, type ReversalKind } from '@fareeq/domain/payments/limits.ts'
import { reversalFault } from '@fareeq/domain/payments/rules.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type ActionContext, type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Staff } from '../../platform/session.ts'
import { recordReversal } from '../invoices/actions-reversing.ts'
import { readForStaff } from './actions-ops.ts'
import { settleReturned } from './actions-returned.ts'
import { lockWithInvoice, publishChange } from './actions-updates.ts'
import { freeReference, insertReversal, reversalsOf } from './queries-reversals.ts'

export type Reversal = {
  kind: ReversalKind
  day: string
  reason: string
  viewer: Staff
  lang: Lang
}

/**
 * Takes back a transfer, in the caller's transaction: the invoice is open again, and what follows from it. One that was recorded by
 * mistake gives its reference free, so that it can be recorded where it belongs.
 */
export async function reversePayment(ctx: ActionContext, id: string, reversal: Reversal): Promise<void> {
  const { db, platform, now } = ctx
  const { kind, day, reason, viewer, lang } = reversal
  const payment = await lockWithInvoice(db, id)
  if (!payment) throw new Refusal(platformErrors.not_found)
  const fault = reversalFault(payment, (await reversalsOf(db, [id])).length > 0)
  if (fault) throw new Refusal(paymentErrors[fault])
  const { invoice_id: invoiceId, amount } = payment
  const actor = actorOf(viewer)
  const details = { invoiceId, paymentId: id, amount, day, cause: kind, reason, actor, lang }
  const movementId = await recordReversal(ctx, details)
  await insertReversal(db, { payment_id: id, kind, movement_id: movementId, day, reason, staffId: viewer.staffId }, now)
  if (REVERSAL_FACTS[kind].frees_reference) await freeReference(db, id, now)
  const subject = { kind: 'payment', id } as const
  await audit(db, { actor, action: 'payment.reversed', subject, details: { amount, reason } })
  await settleReturned(ctx, invoiceId, actor)
  await publishChange(ctx, payment)
  await platform.domainEvents.emit(ctx, 'payment.reversed', { paymentId: id, kind, day, reason, viewer, lang })
}

/** Finance recorded it wrongly, by hand or from a line of a statement. */
export const reverse = (ctx: RequestContext<Staff>, id: string, { reason }: { reason: string }) =>
  inTransaction(ctx, async (ctx) => {
    const { viewer, lang, now } = ctx
    await reversePayment(ctx, id, { kind: 'mistake', day: riyadhDay(now), reason, viewer, lang })
    return readForStaff(ctx, id)
  })
