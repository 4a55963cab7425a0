import { invoiceErrors } from '@fareeq/domain/invoices/errors.ts'
import { creditTargets } from '@fareeq/domain/invoices/rules-credits.ts'
import { isStanding } from '@fareeq/domain/invoices/states.ts'
import { type Cents, formatUsd } from '@fareeq/domain/kernel/money.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { creditOf, openOf, paymentPostings } from '@fareeq/domain/ledger/rules.ts'
import type { Actor } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { book } from '../ledger/actions.ts'
import { carryCredit } from './actions-applying.ts'
import { notifyCompany } from './actions-notifying.ts'
import { followSettlement } from './actions-settling.ts'
import { type ReversalCause, reversedNews } from './emails-reversals.ts'
import { insertPayment, movementOf, paymentsOf, refundsUnderway } from './queries-payments.ts'
import { invoiceById, lockWithTargets, settlementOf } from './queries.ts'
import type { InvoiceRow } from './rows.ts'

export type NewReversal = {
  invoiceId: string
  paymentId: string
  amount: Cents
  day: string
  cause: ReversalCause
  reason: string
  actor: Actor
  /** In which a refusal names the sum. */
  lang: Lang
}

/**
 * Takes back what was booked as received, as a movement and an entry of its own. Credit that it left and that was set against other
 * invoices comes back first, the latest use first, and those invoices are open again. The company is told if it had been told.
 */
export async function recordReversal(ctx: ActionContext, reversal: NewReversal): Promise<string> {
  const { db, now } = ctx
  const { invoiceId, paymentId, amount, day, cause, reason, actor } = reversal
  const locked = await lockWithTargets(db, invoiceId)
  if (!locked?.number || !locked.due_day) throw new Error('A payment is of an issued invoice')
  const reopened = await takeCreditBack(ctx, locked, reversal)
  const invoice = await invoiceOrThrow(ctx, invoiceId)
  const movement = await movementOf(db, paymentId)
  const id = newId(now)
  const row = { id, invoice_id: invoiceId, kind: 'payment_reversed', amount: 0 - amount, day, note: null } as const
  await insertPayment(db, { ...row, corrects: paymentId }, now)
  const postings = paymentPostings(invoice.organisation_id, 0 - amount, settlementOf(invoice))
  const corrects = { kind: 'payment', reference: paymentId } as const
  await book(db, { kind: 'payment_reversed', reference: id, day, actor, postings, corrects, reason }, now)
  if (isStanding(invoice.state)) await followSettlement(ctx, invoice, actor)
  // Of payments from before we wrote it down nobody knows: the company rather reads it twice than never.
  if (movement?.company_told !== false) {
    const after = await invoiceOrThrow(ctx, invoiceId)
    const facts = { number: locked.number, amount, open: openOf(settlementOf(after)), due_day: locked.due_day }
    const others = reopened.flatMap(({ number }) => number ?? [])
    await notifyCompany(ctx, invoice, (to) => reversedNews(to, facts, cause, others))
  }
  return id
}

async function invoiceOrThrow({ db }: ActionContext, id: string): Promise<InvoiceRow> {
  const invoice = await invoiceById(db, id)
  if (!invoice) throw new Error('An invoice is never deleted')
  return invoice
}

/**
 * What is kept goes first; then credit comes back from the invoices that used it, which are answered; the rest was paid for this one.
 * Of what went back to the company, or is on its way, nothing can be taken.
 */
async function takeCreditBack(
  ctx: ActionContext,
  invoice: InvoiceRow,
  { amount, actor, lang }: NewReversal,
): Promise<InvoiceRow[]> {
  const { db, now } = ctx
  const underway = await refundsUnderway(db, invoice.id)
  let rest = amount - Math.max(0, creditOf(settlementOf(invoice)) - underway)
  const reopened: InvoiceRow[] = []
  for (const target of creditTargets(await paymentsOf(db, invoice.id))) {
    if (rest <= 0) break
    const back = Math.min(rest, target.amount)
    const [from, to] = [await invoiceOrThrow(ctx, target.id), await invoiceOrThrow(ctx, invoice.id)]
    await carryCredit(db, { kind: 'credit_returned', from, to, amount: back }, actor, now)
    if (isStanding(from.state)) await followSettlement(ctx, from, actor)
    reopened.push(from)
    rest -= back
  }
  const shortage = amount - ((await invoiceOrThrow(ctx, invoice.id)).received - underway)
  if (shortage > 0)
    throw new Refusal(invoiceErrors.reversal_refunded, { values: { amount: formatUsd(shortage, lang) } })
  return reopened
}
