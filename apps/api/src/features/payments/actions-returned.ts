import { type Cents, formatUsd } from '@fareeq/domain/kernel/money.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { creditOf } from '@fareeq/domain/ledger/rules.ts'
import { MONEY_ACCOUNTS } from '@fareeq/domain/payments/limits.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type Actor, actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import { type Staff, VISITOR } from '../../platform/session.ts'
import { recordReturnedRefund } from '../invoices/actions-settling.ts'
import { notifyCompany } from '../invoices/actions-notifying.ts'
import { buyerRow } from '../invoices/queries-billing.ts'
import { invoiceById, settlementOf } from '../invoices/queries.ts'
import { receiverOf } from '../notifications/queries.ts'
import { membersOf } from '../organisations/queries.ts'
import { openTicket } from '../tickets/actions-opening.ts'
import { reopenReference, settleReference } from '../tickets/actions-rewriting.ts'
import { readForStaff } from './actions-ops.ts'
import { lockWithInvoice, publishChange } from './actions-updates.ts'
import { keptAgainNote, returnedNews, returnedTicket } from './emails.ts'
import { moveRefund, refundById, returnedTickets, saveTicket } from './queries-refunds.ts'
import type { PaymentRow, RefundRow } from './rows.ts'

/** The billing contact of the company gets a ticket with finance: where should the money go? */
async function openReturnedTicket(ctx: ActionContext, payment: PaymentRow, refund: RefundRow, actor: Actor) {
  const { db, now } = ctx
  const people = (await membersOf(db, payment.organisation_id)).filter(({ role }) =>
    may({ kind: 'client', role }, 'invoices.details'),
  )
  const [person] = people
  const buyer = await buyerRow(db, payment.organisation_id)
  const lang = person ? (await receiverOf(db, person.id)).lang : (buyer?.lang ?? 'ar')
  const facts = { number: payment.invoice_number, amount: refund.amount }
  const { reference } = await openTicket(ctx, {
    kind: 'returned_refund',
    ...returnedTicket('ar', facts),
    english: returnedTicket('en', facts),
    from_name: buyer?.name ?? payment.invoice_number,
    from_email: person?.email ?? buyer?.email ?? '',
    viewer: person ? { kind: 'client', userId: person.id, sessionId: '', role: person.role } : VISITOR,
    opener: actor,
    lang,
    data: { payment_id: payment.id, refund_id: refund.id, invoice_id: payment.invoice_id },
  })
  await saveTicket(db, refund.id, reference, now)
  const about = { id: payment.invoice_id, organisation_id: payment.organisation_id }
  await notifyCompany(ctx, about, (lang) => returnedNews(lang, facts, reference))
}

/**
 * Money that was refunded came back. It settles what is open on its invoice, and what is beyond that is kept for the company;
 * finance are asked where to send it. False when somebody wrote it down before.
 */
export async function takeReturn(
  ctx: ActionContext,
  payment: PaymentRow,
  refund: RefundRow,
  actor: Actor,
): Promise<boolean> {
  const { db, now } = ctx
  const to = await moveRefund(db, refund, 'return', null, now)
  if (!to) return false
  const details = { amount: formatUsd(refund.amount, 'en') }
  await audit(db, { actor, action: `refund.${to}`, subject: { kind: 'payment', id: payment.id }, details })
  const account = MONEY_ACCOUNTS[payment.method]
  await recordReturnedRefund(ctx, { invoiceId: payment.invoice_id, amount: refund.amount, account, actor })
  await openReturnedTicket(ctx, payment, refund, actor)
  await publishChange(ctx, payment)
  return true
}

/** The credit of an invoice is zero, because it was sent again or used: closes the tickets that ask where to send it. */
export async function settleReturned(ctx: ActionContext, invoiceId: string, actor: Actor): Promise<void> {
  const invoice = await invoiceById(ctx.db, invoiceId)
  if (!invoice || creditOf(settlementOf(invoice)) > 0) return
  for (const { ticket } of await returnedTickets(ctx.db, invoiceId)) await settleReference(ctx, ticket, actor)
}

type ReturnedCredit = { invoiceId: string; amount: Cents; from: string | null; actor: Actor }

/**
 * The invoice that used it was taken back, and it is kept again: what was settled is asked once more. Where something was
 * kept all the while, nothing had been settled.
 */
export async function reopenReturnedTickets(ctx: ActionContext, { invoiceId, amount, from, actor }: ReturnedCredit) {
  const { db } = ctx
  const invoice = await invoiceById(db, invoiceId)
  const credit = invoice ? creditOf(settlementOf(invoice)) : 0
  if (!invoice || credit === 0 || credit > amount) return
  const why = keptAgainNote({ number: invoice.number ?? '', amount: credit, from: from ?? '' })
  for (const { ticket } of await returnedTickets(db, invoiceId)) await reopenReference(ctx, ticket, { why, actor })
}

/** Of a bank transfer finance read it on the statement; of a card the provider says so. */
export const returnRefund = (ctx: RequestContext<Staff>, paymentId: string, refundId: string) =>
  inTransaction(ctx, async (ctx) => {
    const payment = await lockWithInvoice(ctx.db, paymentId)
    const refund = await refundById(ctx.db, refundId)
    if (!payment || refund?.payment_id !== paymentId) throw new Refusal(platformErrors.not_found)
    const isOurs = payment.method === 'transfer'
    if (!isOurs || !(await takeReturn(ctx, payment, refund, actorOf(ctx.viewer))))
      throw new Refusal(platformErrors.moved_on)
    return readForStaff(ctx, paymentId)
  })
