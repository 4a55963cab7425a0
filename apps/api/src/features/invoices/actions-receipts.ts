import { PAPER_WORDS } from '@fareeq/domain/invoices/rules-paper.ts'
import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Client } from '../../platform/session.ts'
import { type Paper, buyerLines, sellerLines } from './actions-sheets.ts'
import { ownInvoice, toFullInvoice } from './actions-reading.ts'
import { issuerOf } from '../sellers/actions-reading.ts'
import { receivedPayment } from './queries-payments.ts'

/** Of money that arrived, derived from its booking each time: refunds and credit have no receipt. */
export async function printReceipt(ctx: RequestContext<Client>, id: string, paymentId: string): Promise<Paper> {
  const { db, platform, viewer, lang, now } = ctx
  const row = await ownInvoice(db, viewer, id)
  const payment = await receivedPayment(db, row.id, paymentId)
  if (!payment || !row.number) throw new Refusal(platformErrors.not_found)
  const { buyer, total_amount: total } = await toFullInvoice(db, row, lang, platform.policies.at(now))
  const seller = await issuerOf(db, platform.env, row.seller_id)
  const words = PAPER_WORDS[lang]
  const data = {
    lang,
    made: BRAND[lang],
    title: words.receipt,
    number: row.number,
    facts: [
      [words.about, row.number],
      [words.paidOn, formatDay(payment.day, lang)],
      ...(payment.method ? [[words.paidBy, words.methods[payment.method]]] : []),
      ...(payment.note ? [[words.reference, payment.note]] : []),
    ],
    payer: { label: words.payer, lines: buyerLines(buyer, lang) },
    payee: { label: words.payee, lines: sellerLines(seller, [lang]) },
    sums: [[words.invoiceTotal, formatUsd(total, lang, 2)]],
    total: [words.received, formatUsd(payment.amount, lang, 2)],
    note: words.receiptNote,
  }
  const bytes = await platform.printer.print({ template: 'receipt', data }, viewer.userId)
  return { bytes, name: `receipt-${row.number}-${payment.day}.pdf` }
}
