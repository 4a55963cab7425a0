import { invoiceErrors } from '@fareeq/domain/invoices/errors.ts'
import { type InvoiceState, isPayable, isStanding, settlementEvent } from '@fareeq/domain/invoices/states.ts'
import { type Cents, formatUsd } from '@fareeq/domain/kernel/money.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { MoneyAccount } from '@fareeq/domain/ledger/limits.ts'
import { creditOf, openOf, paymentPostings } from '@fareeq/domain/ledger/rules.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { book } from '../ledger/actions.ts'
import { publishChange, notifyCompany } from './actions-notifying.ts'
import { keptNews, paidNews } from './emails.ts'
import { insertPayment } from './queries-payments.ts'
import { lockInvoice, invoiceById, invoiceFor, moveInvoice, settlementOf } from './queries.ts'
import type { InvoiceRow } from './rows.ts'

const CLOCK: Actor = { kind: 'system' }

export type Payable = { id: string; number: string; currency: 'USD'; open: Cents; state: InvoiceState }

/** What somebody of a company may pay: their company's invoice, and its open amount. Others get no row. */
export async function findPayable({ db }: ActionContext, clientId: string, invoiceId: string): Promise<Payable> {
  const row = await invoiceFor(db, { userId: clientId }, invoiceId)
  if (!row?.number) throw new Refusal(platformErrors.not_found)
  const open = openOf(settlementOf(row))
  if (!isPayable(row.state) || open === 0) throw new Refusal(invoiceErrors.nothing_to_pay)
  return { id: row.id, number: row.number, currency: 'USD', open, state: row.state }
}

/** After money or a credit note changed what is open: its state, the trail, the open pages, and the features above. */
export async function followSettlement(ctx: ActionContext, invoice: InvoiceRow, actor: Actor): Promise<InvoiceState> {
  const { db, platform, now } = ctx
  const row = await invoiceById(db, invoice.id)
  if (!row) throw new Error('An invoice is never deleted')
  const event = settlementEvent(settlementOf(row))
  const to = await moveInvoice(db, row, event, now)
  if (!to) throw new Error(`An invoice that is ${row.state} cannot ${event}`)
  const subject = { kind: 'invoice', id: row.id } as const
  const open = openOf(settlementOf(row))
  const details = { total: row.total, received: row.received, ...(open > 0 && { open }) }
  if (to !== row.state) await audit(db, { actor, action: `invoice.${to}`, subject, details })
  await publishChange(ctx, row)
  const [was, is] = [isPayable(row.state), isPayable(to)]
  if (was && !is && row.received > 0) await platform.domainEvents.emit(ctx, 'invoice.paid', { invoiceId: row.id })
  if (!was && is) await platform.domainEvents.emit(ctx, 'invoice.reopened', { invoiceId: row.id })
  return to
}

export type NewPayment = {
  invoiceId: string
  /** Of the payment, by which it is booked once. */
  paymentId: string
  amount: Cents
  day: string
  /** Where the money lies: at the bank unless said otherwise. */
  account?: MoneyAccount
  actor?: Actor
  note?: string | null
}

/** What the company is told of money that came in: that all is paid, or what is kept; of a part of it nothing. */
function newsOf(invoice: InvoiceRow, amount: Cents): { isSettled: boolean; credit: Cents } | null {
  const before = settlementOf(invoice)
  const after = { ...before, received: before.received + amount }
  const isSettled = isPayable(invoice.state) && openOf(after) === 0
  const credit = creditOf(after) - creditOf(before)
  return isSettled || credit > 0 ? { isSettled, credit } : null
}

/** Writes down and books money that came in; false when it was before. */
export async function receive(db: Db, invoice: InvoiceRow, payment: NewPayment, now: Date): Promise<boolean> {
  const { paymentId, amount, day, account, actor = CLOCK, note = null } = payment
  const row = { id: paymentId, invoice_id: invoice.id, kind: 'payment', amount, day, note } as const
  if (!(await insertPayment(db, { ...row, company_told: newsOf(invoice, amount) !== null }, now))) return false
  const postings = paymentPostings(invoice.organisation_id, amount, settlementOf(invoice), account)
  return book(db, { kind: 'payment', reference: paymentId, day, actor, postings }, now)
}

/**
 * Books received money, in the caller's transaction. It is booked once by its id; what is beyond the open amount is
 * kept for the company, also where the invoice was paid or taken back meanwhile: money that arrived is never refused.
 */
export async function recordPayment(ctx: ActionContext, payment: NewPayment): Promise<InvoiceState> {
  const { db, now } = ctx
  const { invoiceId, amount, actor = CLOCK } = payment
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError('A payment is a positive number of cents')
  const invoice = await lockInvoice(db, invoiceId)
  if (!invoice?.number || !invoice.due_day) throw new Refusal(platformErrors.not_found)
  if (!(await receive(db, invoice, payment, now))) return invoice.state
  const { number, due_day } = invoice
  const to = isStanding(invoice.state) ? await followSettlement(ctx, invoice, actor) : invoice.state
  const news = newsOf(invoice, amount)
  if (news) {
    const { isSettled, credit } = news
    const facts = { number, amount: isSettled ? amount : credit, due_day }
    await notifyCompany(ctx, invoice, (lang) => (isSettled ? paidNews(lang, facts, credit) : keptNews(lang, facts)))
  }
  return to
}

/** A refund that came back, once by the state of its refund: it settles what is open, and the rest is kept for the company. */
export async function recordReturnedRefund(ctx: ActionContext, returned: Omit<NewRefund, 'refundId'>): Promise<void> {
  const { db, now } = ctx
  const { invoiceId, amount, account, actor = CLOCK } = returned
  const invoice = await lockInvoice(db, invoiceId)
  if (!invoice) throw new Error('A refund is about an invoice')
  const [id, day] = [newId(now), riyadhDay(now)]
  await insertPayment(db, { id, invoice_id: invoiceId, kind: 'refund_returned', amount, day, note: null }, now)
  const postings = paymentPostings(invoice.organisation_id, amount, settlementOf(invoice), account)
  await book(db, { kind: 'refund_returned', reference: id, day, actor, postings }, now)
  if (isStanding(invoice.state)) await followSettlement(ctx, invoice, actor)
}

export type NewRefund = Pick<NewPayment, 'invoiceId' | 'amount' | 'account' | 'actor'> & { refundId: string }

/** Money went back: never more than came in. The caller rolls back when it is refused. */
export async function recordRefund(ctx: ActionContext, refund: NewRefund): Promise<InvoiceState> {
  const { db, now } = ctx
  const { invoiceId, refundId, amount, account, actor = CLOCK } = refund
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError('A refund is a positive number of cents')
  const invoice = await lockInvoice(db, invoiceId)
  if (!invoice?.number) throw new Refusal(platformErrors.not_found)
  const day = riyadhDay(now)
  const row = { id: refundId, invoice_id: invoiceId, kind: 'refund', amount: 0 - amount, day, note: null } as const
  if (!(await insertPayment(db, row, now))) return invoice.state
  if (amount > invoice.received) throw new Refusal(invoiceErrors.refund_too_large)
  const postings = paymentPostings(invoice.organisation_id, 0 - amount, settlementOf(invoice), account)
  await book(db, { kind: 'refund', reference: refundId, day, actor, postings }, now)
  await audit(db, {
    actor,
    action: 'invoice.refunded',
    subject: { kind: 'invoice', id: invoiceId },
    details: { amount: formatUsd(amount, 'en') },
  })
  return isStanding(invoice.state) ? followSettlement(ctx, invoice, actor) : invoice.state
}
