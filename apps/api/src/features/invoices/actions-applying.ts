import type { Cents } from '@fareeq/domain/kernel/money.ts'
import { riyadhDay } from '@fareeq/domain/kernel/working-days.ts'
import { creditUsedPostings, openOf } from '@fareeq/domain/ledger/rules.ts'
import { isStanding } from '@fareeq/domain/invoices/states.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import type { Work } from '../../platform/call.ts'
import type { Db } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { book } from '../ledger/actions.ts'
import { followSettlement } from './actions-settling.ts'
import { insertPayment, keptCredits } from './queries-payments.ts'
import { type InvoiceRow, holdInvoice, settlementOf } from './queries.ts'

/** Takes a part of what is kept for one invoice to another, and books it. */
export async function moveCredit(
  db: Db,
  from: InvoiceRow,
  to: InvoiceRow,
  amount: Cents,
  actor: Actor,
  now: Date,
): Promise<void> {
  const day = riyadhDay(now)
  const [left, come] = [newId(now), newId(now)]
  const one = { kind: 'credit', day, note: null } as const
  await insertPayment(db, { ...one, id: left, invoice_id: from.id, amount: 0 - amount, other_invoice_id: to.id }, now)
  await insertPayment(db, { ...one, id: come, invoice_id: to.id, amount, other_invoice_id: from.id }, now)
  const postings = creditUsedPostings(to.organisation_id, amount)
  await book(db, { kind: 'credit_used', reference: come, day, actor, postings }, now)
  const details = { amount, from: from.number }
  await audit(db, { actor, action: 'invoice.credit_used', subject: { kind: 'invoice', id: to.id }, details })
}

/**
 * Sets what is kept for a company against an invoice that was just issued; returns how much. The invoices it was kept for
 * are locked in the order of their numbers, and what is kept is read again under the locks.
 */
export async function applyCredit(work: Work, issued: InvoiceRow, actor: Actor): Promise<Cents> {
  const { db, platform, now } = work
  const sources = (await keptCredits(db, issued.organisation_id)).filter(({ id }) => id !== issued.id)
  const held: InvoiceRow[] = []
  for (const { id } of sources) held.push(...[await holdInvoice(db, id)].filter((row) => row !== undefined))
  const kept = new Map((await keptCredits(db, issued.organisation_id)).map((one) => [one.id, one.kept]))
  let open = openOf(settlementOf(issued))
  let used = 0
  for (const from of held) {
    const amount = Math.min(open, kept.get(from.id) ?? 0)
    if (amount === 0) continue
    await moveCredit(db, from, issued, amount, actor, now)
    if (isStanding(from.state)) await followSettlement(work, from, actor)
    await platform.domainEvents.emit(db, 'invoice.credit-used', { invoiceId: from.id, actor, now })
    open -= amount
    used += amount
  }
  if (used > 0) await followSettlement(work, issued, actor)
  return used
}
