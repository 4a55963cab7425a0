import type { CreditKind } from '@fareeq/domain/invoices/limits.ts'
import { creditsBack } from '@fareeq/domain/invoices/rules-credits.ts'
import type { Cents } from '@fareeq/domain/kernel/money.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { creditMovedPostings, creditOf, openOf } from '@fareeq/domain/ledger/rules.ts'
import { isStanding } from '@fareeq/domain/invoices/states.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { book } from '../ledger/actions.ts'
import { followSettlement } from './actions-settling.ts'
import { insertPayment, creditsOf, paymentsOf, refundsUnderway } from './queries-payments.ts'
import { lockInvoice, lockWithSources, settlementOf } from './queries.ts'
import type { InvoiceRow } from './rows.ts'

/** Takes credit from one invoice to another, and books what it settles there; the rest is kept as before. */
export async function carryCredit(
  db: Db,
  { kind, from, to, amount }: { kind: CreditKind; from: InvoiceRow; to: InvoiceRow; amount: Cents },
  actor: Actor,
  now: Date,
): Promise<void> {
  const day = riyadhDay(now)
  const [debitId, come] = [newId(now), newId(now)]
  const entry = { kind, day, note: null } as const
  await insertPayment(
    db,
    { ...entry, id: debitId, invoice_id: from.id, amount: 0 - amount, other_invoice_id: to.id },
    now,
  )
  await insertPayment(db, { ...entry, id: come, invoice_id: to.id, amount, other_invoice_id: from.id }, now)
  const postings = creditMovedPostings(to.organisation_id, amount, settlementOf(from), settlementOf(to))
  if (postings.length > 0) await book(db, { kind: 'credit_used', reference: come, day, actor, postings }, now)
}

/** Sets a part of what is kept for one invoice against another. */
export async function moveCredit(
  db: Db,
  from: InvoiceRow,
  to: InvoiceRow,
  amount: Cents,
  actor: Actor,
  now: Date,
): Promise<void> {
  await carryCredit(db, { kind: 'credit', from, to, amount }, actor, now)
  const details = { amount, from: from.number }
  await audit(db, { actor, action: 'invoice.credit_used', subject: { kind: 'invoice', id: to.id }, details })
}

/**
 * Sets what is kept for a company against an invoice that was just issued; returns how much. The invoices it was kept for
 * are locked in the order of their numbers, and what is kept is read again under the locks.
 */
export async function applyCredit(ctx: ActionContext, issued: InvoiceRow, actor: Actor): Promise<Cents> {
  const { db, platform, now } = ctx
  const sources = (await creditsOf(db, issued.organisation_id)).filter(({ id }) => id !== issued.id)
  const invoices: InvoiceRow[] = []
  for (const { id } of sources) invoices.push(...[await lockInvoice(db, id)].filter((row) => row !== undefined))
  const credits = new Map((await creditsOf(db, issued.organisation_id)).map((invoice) => [invoice.id, invoice.credit]))
  let open = openOf(settlementOf(issued))
  let used = 0
  for (const from of invoices) {
    const amount = Math.min(open, credits.get(from.id) ?? 0)
    if (amount === 0) continue
    await moveCredit(db, from, issued, amount, actor, now)
    if (isStanding(from.state)) await followSettlement(ctx, from, actor)
    await platform.domainEvents.emit(ctx, 'invoice.credit-used', { invoiceId: from.id, actor })
    open -= amount
    used += amount
  }
  if (used > 0) await followSettlement(ctx, issued, actor)
  return used
}

/**
 * After a credit note: credit that was set against its invoice and is no longer needed goes back to where it was kept. What is being
 * refunded of it is not free; it goes back when the refund has failed.
 */
export async function returnCredit(ctx: ActionContext, credited: InvoiceRow, actor: Actor): Promise<void> {
  const { db, platform, now } = ctx
  const credit = creditOf(settlementOf(credited)) - (await refundsUnderway(db, credited.id))
  for (const { id, amount } of creditsBack(await paymentsOf(db, credited.id), credit)) {
    const source = await lockInvoice(db, id)
    if (!source) throw new Error('An invoice is never deleted')
    await carryCredit(db, { kind: 'credit_returned', from: credited, to: source, amount }, actor, now)
    const [subject, details] = [{ kind: 'invoice', id: credited.id } as const, { amount, to: source.number }]
    await audit(db, { actor, action: 'invoice.credit_returned', subject, details })
    if (isStanding(source.state)) await followSettlement(ctx, source, actor)
    const returned = { invoiceId: id, amount, from: credited.number, actor }
    await platform.domainEvents.emit(ctx, 'invoice.credit-returned', returned)
  }
}

/** A refund failed, and what a credit note had freed of its invoice is free again. */
export async function returnFreedCredit(ctx: ActionContext, invoiceId: string, actor: Actor): Promise<void> {
  const invoice = await lockWithSources(ctx.db, invoiceId)
  if (invoice && invoice.credited > 0) await returnCredit(ctx, invoice, actor)
}
