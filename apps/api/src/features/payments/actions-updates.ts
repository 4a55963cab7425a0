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
import { type PaymentEvent, isSettled } from '@fareeq/domain/payments/states.ts'
import { audit } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { recordPayment } from '../invoices/actions-settling.ts'
import { lockInvoice } from '../invoices/queries.ts'
import { membersOf } from '../organisations/queries.ts'
import { lockCheckout, lockPayment, movePayment, paymentById, paymentsOfCheckout, saveReport } from './queries.ts'
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

/** The invoices of a checkout first, by their numbers as issuing locks them, then its payments. */
async function lockedCheckout(db: Db, id: string): Promise<PaymentRow[]> {
  const row = await paymentById(db, id)
  if (!row) return []
  for (const { invoice_id } of await paymentsOfCheckout(db, row.checkout_id)) await lockInvoice(db, invoice_id)
  return lockCheckout(db, row.checkout_id)
}

/**
 * Applies a status of the provider to a checkout, in the caller's transaction: moves its payments, and books what was paid, all of
 * them or none. Idempotent: a repeated or outranked status changes nothing.
 */
export async function applyStatus(ctx: ActionContext, id: string, update: ProviderUpdate): Promise<EventOutcome> {
  const { db, platform, now } = ctx
  const payments = await lockedCheckout(db, id)
  const lead = payments.find((payment) => payment.id === payment.checkout_id)
  if (!lead) return 'unknown'
  const { checkout_id, checkout_amount: amount, currency, session_id: sessionId, intent_id: intentId, state } = lead
  const outcome = verdictOnUpdate({ state, amount, currency, sessionId, intentId }, update)
  const saved = {
    says: laterStatus(lead.provider_says, update.status),
    amount: update.amount,
    currency: update.currency,
    is_open: lead.is_open && update.isOpen !== false,
    session_id: update.sessionId,
    intent_id: update.intentId,
  }
  if (outcome === 'mismatch') {
    // Another checkout is not ours and is ignored. Another amount is recorded for finance to look at.
    if (update.sessionId === sessionId)
      await saveReport(db, checkout_id, { ...saved, session_id: null, intent_id: null }, now)
    await publishToStaff(db, platform.events, 'payment.changed', { id: checkout_id })
    return outcome
  }
  await saveReport(db, checkout_id, saved, now)
  const event = eventOf(update.status)
  if (!event) return 'known'
  const moved: boolean[] = []
  for (const payment of payments) moved.push(await applyTo(ctx, payment, event))
  return moved.includes(true) ? 'applied' : 'known'
}

async function applyTo(ctx: ActionContext, payment: PaymentRow, event: PaymentEvent): Promise<boolean> {
  const { db, now } = ctx
  const { id, amount, invoice_id: invoiceId, method } = payment
  const to = await movePayment(db, payment, event, now)
  if (!to) return false
  const actor = { kind: 'system' } as const
  await audit(db, { actor, action: `payment.${to}`, subject: { kind: 'payment', id } })
  const booking = { invoiceId, paymentId: id, amount, day: riyadhDay(now), actor }
  if (isSettled(to)) await recordPayment(ctx, { ...booking, account: MONEY_ACCOUNTS[method] })
  await publishChange(ctx, payment)
  return true
}
