import { invoiceErrors } from '@fareeq/domain/invoices/errors.ts'
import { creditedVat, splitCredit } from '@fareeq/domain/invoices/rules-credits.ts'
import { lineTotal } from '@fareeq/domain/invoices/rules.ts'
import { isStanding } from '@fareeq/domain/invoices/states.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { creditOf, creditPostings } from '@fareeq/domain/ledger/rules.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { book } from '../ledger/actions.ts'
import { returnCredit } from './actions-applying.ts'
import { followSettlement } from './actions-settling.ts'
import { notifyCompany } from './actions-notifying.ts'
import { creditedNews } from './emails.ts'
import { creditsOf, insertCredit } from './queries-credits.ts'
import { leftOf, linesOf, markTakenBack } from './queries-lines.ts'
import { nextNumber, settlementOf } from './queries.ts'
import type { InvoiceRow, LineRow } from './rows.ts'

export type Credit = { line_id: string; amount: number }

/** Everything that is left of an invoice. */
export const fullCredit = (lines: readonly LineRow[]): Credit[] =>
  lines.map((line) => ({ line_id: line.id, amount: lineTotal(leftOf(line)) })).filter(({ amount }) => amount > 0)

type NewCredit = { reason: string; credits: readonly Credit[] }

/** Takes back a part of an issued invoice: a number of its own, booked the other way round, with its share of the tax. */
export async function writeCredit(
  db: Db,
  invoice: InvoiceRow,
  { reason, credits }: NewCredit,
  actor: Actor,
  now: Date,
) {
  const { id, organisation_id } = invoice
  const rows = new Map((await linesOf(db, id, 'ar')).map((line) => [line.id, line]))
  const lines = credits.map(({ line_id, amount }, index) => {
    const line = rows.get(line_id)
    if (!line) throw new Refusal(platformErrors.not_found)
    // A line that is named twice is credited once: what is left of it was counted for the first.
    rows.delete(line_id)
    if (amount > lineTotal(leftOf(line)))
      throw new Refusal(invoiceErrors.credit_too_large, { field: `lines.${index}.amount` })
    const isWhole = amount === lineTotal(leftOf(line))
    return { line_id, isWhole, talent_id: line.talent_id, ...splitCredit(leftOf(line), amount) }
  })
  const before = await creditsOf(db, id)
  const sum = (part: 'subtotal' | 'vat') => before.reduce((all, creditRow) => all + creditRow[part], 0)
  const subtotal = lines.reduce((all, line) => all + lineTotal(line), 0)
  const vat = creditedVat(sum('subtotal'), sum('vat'), subtotal, invoice.vat_rate ?? 0)
  const total = subtotal + vat
  const day = riyadhDay(now)
  const creditNoteId = newId(now)
  const number = await nextNumber(db, 'CRN', Number(day.slice(0, 4)))
  await insertCredit(db, { id: creditNoteId, invoice_id: id, number, day, reason, subtotal, vat, total }, lines, now)
  const creditedLineIds = lines.filter(({ isWhole }) => isWhole).map(({ line_id }) => line_id)
  if (creditedLineIds.length > 0) await markTakenBack(db, creditedLineIds)
  const postings = creditPostings({ organisation_id, lines, vat }, settlementOf(invoice))
  await book(db, { kind: 'credit_note', reference: creditNoteId, day, actor, postings }, now)
  const details = { number, total }
  await audit(db, { actor, action: 'invoice.credited', subject: { kind: 'invoice', id }, details })
  return { creditNoteId, number, total }
}

/** The same, and what follows of it: the state, the company, the features above. */
export async function creditInvoice(
  ctx: ActionContext,
  invoice: InvoiceRow,
  credit: NewCredit,
  actor: Actor,
): Promise<void> {
  const { db, platform, now } = ctx
  const { id, number: billed, due_day } = invoice
  if (!isStanding(invoice.state) || !billed || !due_day) throw new Refusal(platformErrors.moved_on)
  const { creditNoteId, number, total } = await writeCredit(db, invoice, credit, actor, now)
  const before = settlementOf(invoice)
  const creditChange = creditOf({ ...before, due: before.due - total }) - creditOf(before)
  await returnCredit(ctx, { ...invoice, credited: invoice.credited + total }, actor)
  await followSettlement(ctx, invoice, actor)
  const facts = { number: billed, amount: total, due_day }
  const { reason } = credit
  await notifyCompany(ctx, invoice, (lang) => creditedNews(lang, facts, { number, reason }, creditChange))
  await platform.domainEvents.emit(ctx, 'invoice.credited', { invoiceId: id, creditNoteId })
}
