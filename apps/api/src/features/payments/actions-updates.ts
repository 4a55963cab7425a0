import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { MONEY_ACCOUNTS } from '@fareeq/domain/payments/limits.ts'
import {
  type EventOutcome,
  type ProviderUpdate,
  eventOf,
  verdictOnUpdate,
  laterStatus,
} from '@fareeq/domain/payments/rules.ts'
import { isSettled } from '@fareeq/domain/payments/states.ts'
import { audit } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { recordPayment } from '../invoices/actions-settling.ts'
import { lockInvoice } from '../invoices/queries.ts'
import { membersOf } from '../organisations/queries.ts'
import { lockPayment, movePayment, paymentById, saveReport } from './queries.ts'
import type { PaymentRow } from './rows.ts'

/** Live events: open pages of the company and of staff refetch. */
export async function publishChange(
  { db, platform: { events } }: ActionContext,
  { id, organisation_id }: Pick<PaymentRow, 'id' | 'organisation_id'>,
) {
  const payers = (await membersOf(db, organisation_id)).filter(({ role }) =>
    may({ kind: 'client', role }, 'invoices.pay'),
  )
  for (const { id: userId } of payers) await events.publish(db, { userId, name: 'payment.changed', body: { id } })
  await publishToStaff(db, events, 'payment.changed', { id })
}

/** Locks a payment, always after its invoice: two transactions that need both never wait for each other. */
export async function lockWithInvoice(db: Db, id: string): Promise<PaymentRow | undefined> {
  const row = await paymentById(db, id)
  if (!row) return undefined
  await lockInvoice(db, row.invoice_id)
  return lockPayment(db, id)
}

/**
 * Applies a status of the provider to a payment, in the caller's transaction: moves it, and books what was paid.
 * Idempotent: a repeated or outranked status changes nothing.
 */
export async function applyStatus(ctx: ActionContext, id: string, update: ProviderUpdate): Promise<EventOutcome> {
  const { db, platform, now } = ctx
  const locked = await lockWithInvoice(db, id)
  if (!locked) return 'unknown'
  const { amount, currency, session_id: sessionId, intent_id: intentId, state, method } = locked
  const outcome = verdictOnUpdate({ state, amount, currency, sessionId, intentId }, update)
  const latest = laterStatus(locked.provider_says, update.status)
  const saved = {
    says: latest,
    amount: update.amount,
    currency: update.currency,
    is_open: locked.is_open && update.isOpen !== false,
    session_id: update.sessionId,
    intent_id: update.intentId,
  }
  if (outcome === 'mismatch') {
    // Another checkout is not ours and is ignored. Another amount is recorded for finance to look at.
    if (update.sessionId === sessionId) await saveReport(db, id, { ...saved, session_id: null, intent_id: null }, now)
    await publishToStaff(db, platform.events, 'payment.changed', { id })
    return outcome
  }
  await saveReport(db, id, saved, now)
  const event = eventOf(update.status)
  const to = event && (await movePayment(db, locked, event, now))
  if (!to) return 'known'
  const actor = { kind: 'system' } as const
  await audit(db, { actor, action: `payment.${to}`, subject: { kind: 'payment', id } })
  if (isSettled(to)) {
    const payment = { invoiceId: locked.invoice_id, paymentId: id, amount, day: riyadhDay(now), actor }
    await recordPayment(ctx, { ...payment, account: MONEY_ACCOUNTS[method] })
  }
  await publishChange(ctx, locked)
  return 'applied'
}
