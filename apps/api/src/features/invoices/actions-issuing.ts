import { transferDetails } from '@fareeq/domain/invoices/rules-transfers.ts'
import { dueDay, ratesFor, totalsOf } from '@fareeq/domain/invoices/rules.ts'
import { isDraft } from '@fareeq/domain/invoices/states.ts'
import type { Policies } from '@fareeq/domain/kernel/policies/policies.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { invoicePostings } from '@fareeq/domain/ledger/rules.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { book } from '../ledger/actions.ts'
import { type Issuer, currentIssuer } from '../sellers/actions-reading.ts'
import { publishChange, notifyCompany } from './actions-notifying.ts'
import { applyCredit } from './actions-applying.ts'
import { issuedNews } from './emails.ts'
import { buyerRow, usePurchaseOrder } from './queries-billing.ts'
import { linesOf } from './queries-lines.ts'
import { lockInvoice, moveInvoice, nextNumber } from './queries.ts'
import type { InvoiceRow } from './rows.ts'

/**
 * Gives a draft its number, freezes by whom and to whom it is made out and at which rates, and books it. The number comes last, so that
 * its counter is locked for a short time.
 */
export async function numberInvoice(
  db: Db,
  invoice: InvoiceRow,
  actor: Actor,
  seller: Pick<Issuer, 'id'>,
  policies: Policies,
  now: Date,
): Promise<InvoiceRow> {
  const { id, organisation_id } = invoice
  const row = await buyerRow(db, organisation_id)
  if (!row) throw new Refusal(platformErrors.not_found)
  const { is_saved: _, lang: __, purchase_order: given, purchase_order_each: isGivenOnce, ...buyer } = row
  const purchase_order = invoice.purchase_order ?? given
  const rates = ratesFor(buyer.country, policies)
  const lines = await linesOf(db, id, 'ar')
  const { subtotal, vat, total } = totalsOf(lines, rates.vat_rate)
  const day = riyadhDay(now)
  const due_day = dueDay(day, policies)
  const number = await nextNumber(db, 'INV', Number(day.slice(0, 4)))
  const state = await moveInvoice(db, invoice, 'issue', now, [
    sql`number = ${number}`,
    sql`issue_day = ${day}`,
    sql`due_day = ${due_day}`,
    sql`issued_at = ${now}`,
    sql`buyer = ${JSON.stringify(buyer)}`,
    sql`seller_id = ${seller.id}`,
    sql`purchase_order = ${purchase_order}`,
    sql`vat_rate = ${rates.vat_rate}`,
    sql`sar_rate = ${rates.sar_rate}`,
    sql`subtotal = ${subtotal}`,
    sql`vat = ${vat}`,
    sql`total = ${total}`,
  ])
  if (!state) throw new Refusal(platformErrors.moved_on)
  if (isGivenOnce && purchase_order === given) await usePurchaseOrder(db, organisation_id)
  const postings = invoicePostings({ organisation_id, lines, vat })
  await book(db, { kind: 'invoice', reference: id, day, actor, postings }, now)
  await audit(db, { actor, action: 'invoice.issued', subject: { kind: 'invoice', id }, details: { number, total } })
  const issued = { state, number, issue_day: day, due_day, issued_at: now, buyer, seller_id: seller.id, purchase_order }
  return { ...invoice, ...issued, ...rates, subtotal, vat, total }
}

/** Numbers and books it, applies credit, notifies the company and publishes the domain event. */
export async function issueInvoice(ctx: ActionContext, id: string, actor: Actor): Promise<InvoiceRow> {
  const { db, platform, now } = ctx
  const invoice = await lockInvoice(db, id)
  if (!invoice) throw new Refusal(platformErrors.not_found)
  if (!isDraft(invoice.state)) throw new Refusal(platformErrors.moved_on)
  const seller = await currentIssuer(ctx)
  const issued = await numberInvoice(db, invoice, actor, seller, platform.policies.at(now), now)
  await platform.domainEvents.emit(ctx, 'invoice.issued', { invoiceId: id })
  // After the payouts are owed: an invoice that credit pays in full brings their due day forward.
  const used = await applyCredit(ctx, issued, actor)
  const { number, due_day, total } = issued
  if (number && due_day) {
    const facts = { number, amount: total - used, due_day }
    const transfer = transferDetails(number, seller.accounts)
    await notifyCompany(ctx, invoice, (lang) => issuedNews(lang, facts, used, transfer))
  }
  await publishChange(ctx, invoice)
  return issued
}
