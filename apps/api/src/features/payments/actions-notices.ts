import { paymentErrors } from '@fareeq/domain/payments/errors.ts'
import type { EventOutcome } from '@fareeq/domain/payments/rules.ts'
import { id as idSchema } from '@fareeq/domain/kernel/ids.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import * as z from 'zod/mini'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { Notice } from '../../platform/payments/provider.ts'
import { applyRefundStatus } from './actions-refunds.ts'
import { applyStatus } from './actions-updates.ts'
import { insertEvent, saveOutcome } from './queries-events.ts'
import { paymentById } from './queries.ts'
import { refundById } from './queries-refunds.ts'
import type { EventRow } from './rows.ts'

const isId = (id: string | null): id is string => z.safeParse(idSchema(), id).success
const NO_PAYMENT = { payment_id: null, amount: null, currency: null }

type EventResult = Pick<EventRow, 'outcome' | 'payment_id' | 'amount' | 'currency'>

async function take(ctx: ActionContext, { isForeign, about }: Notice): Promise<EventResult> {
  if (!about) return { outcome: 'ignored', ...NO_PAYMENT }
  const { amount, currency } = about.update
  const toOutcome = (outcome: EventOutcome, payment_id: string | null = null) => ({
    outcome,
    payment_id,
    amount,
    currency,
  })
  if (isForeign) return toOutcome('foreign')
  if (about.kind === 'refund') {
    const refund = isId(about.refundId) ? await refundById(ctx.db, about.refundId) : undefined
    if (!refund) return toOutcome('unknown')
    return toOutcome(await applyRefundStatus(ctx, refund.id, about.update), refund.payment_id)
  }
  const payment = isId(about.paymentId) ? await paymentById(ctx.db, about.paymentId) : undefined
  if (!payment) return toOutcome('unknown')
  return toOutcome(await applyStatus(ctx, payment.id, about.update), payment.id)
}

/** A webhook: once by the id of its event, in one transaction with what it changes. Odd ones are kept for finance. */
export async function handleWebhook(ctx: ActionContext, rawBody: string, signature: string): Promise<void> {
  const { platform, now } = ctx
  const notice = await platform.payments.notice(rawBody, signature, now)
  if (!notice) throw new Refusal(paymentErrors.webhook_signature)
  if (notice === 'malformed') {
    platform.log.warn({ bytes: rawBody.length }, 'a signed webhook is no event of the provider')
    throw new Refusal(paymentErrors.webhook_malformed)
  }
  if (!notice.isReadable) platform.log.warn({ id: notice.id, type: notice.type }, 'a signed event has an unknown shape')
  await inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    if (!(await insertEvent(db, { id: notice.id, type: notice.type, received_at: now }))) return
    const outcome = await take(ctx, notice)
    await saveOutcome(db, notice.id, outcome)
    if (outcome.outcome === 'unknown' || outcome.outcome === 'foreign')
      await publishToStaff(db, platform.events, 'payment.changed')
  })
}
