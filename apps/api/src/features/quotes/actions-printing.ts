import { discounted, listPrice } from '@fareeq/domain/invoices/rules-discounts.ts'
import { DISCOUNT_NAMES, LINE_NAMES } from '@fareeq/domain/invoices/rules-paper.ts'
import type { ServiceLine } from '@fareeq/domain/invoices/schema-services.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Client, Staff } from '../../platform/session.ts'
import { percent } from '../invoices/actions-printing.ts'
import { type Fact, type Paper, type Reader, labelsIn, printSheet } from '../invoices/actions-sheets.ts'
import { buyerRow } from '../invoices/queries-billing.ts'
import { currentIssuer } from '../sellers/actions-reading.ts'
import { ownQuote, quoteOrThrow, totalsOf } from './actions-reading.ts'
import type { QuoteRow } from './rows.ts'

function toLine({ kind, label, amount, discount }: ServiceLine, lang: Lang) {
  const line = discounted({ net: 0, wht: 0, fee: amount }, discount)
  const share = line.discount_rate ? percent(line.discount_rate) : null
  const off = DISCOUNT_NAMES[lang](formatUsd(listPrice(line), lang), formatUsd(line.discount, lang), share)
  return {
    title: label,
    details: [...(kind === 'other' ? [] : [LINE_NAMES[kind][lang]]), ...(line.discount > 0 ? [off] : [])],
    amounts: [formatUsd(line.fee, lang)],
  }
}

/** As an invoice is printed, without a code and without an account: nothing is owed yet. */
async function print(ctx: RequestContext<Reader>, quote: QuoteRow): Promise<Paper> {
  const { db, lang } = ctx
  const { label } = labelsIn(lang)
  const buyer = await buyerRow(db, quote.organisation_id)
  if (!buyer || !quote.number || !quote.sent_at) throw new Refusal(platformErrors.not_found)
  const { interval } = quote
  const totals = (await totalsOf(ctx, [quote]))(quote)
  const usd = (cents: number) => formatUsd(cents, lang)
  const vat = label((words) => words.vat)
  const rate = percent(totals.vat_rate)
  const facts: (Fact | null)[] = [
    [label((words) => words.issued), formatDay(riyadhDay(quote.sent_at), lang)],
    [label((words) => words.validUntil), formatDay(quote.valid_until, lang)],
    interval ? [label((words) => words.billing), label((words) => words.repeats[interval]).main] : null,
  ]
  const bytes = await printSheet(ctx, {
    seller: await currentIssuer(ctx),
    buyer,
    title: label((words) => words.quote),
    number: quote.number,
    facts: facts.filter((fact) => fact !== null),
    heads: [label((words) => words.line), label((words) => words.beforeVat)],
    lines: quote.lines.map((line) => toLine(line, lang)),
    sums: [
      [label((words) => words.subtotal), usd(totals.subtotal)],
      [{ main: `${vat.main} ${rate}`, other: `${vat.other} ${rate}` }, usd(totals.vat)],
    ],
    total: [label((words) => words.total), usd(totals.total)],
    note: [quote.title, quote.note].filter(Boolean).join('\n'),
    qr: null,
  })
  return { bytes, name: `${quote.number}.pdf` }
}

export const printForClient = async (ctx: RequestContext<Client>, id: string) => print(ctx, await ownQuote(ctx, id))
export const printForStaff = async (ctx: RequestContext<Staff>, id: string) => print(ctx, await quoteOrThrow(ctx, id))
