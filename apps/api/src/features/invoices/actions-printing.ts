import { DAYS } from '@fareeq/domain/kernel/language/counts.ts'
import { listPrice } from '@fareeq/domain/invoices/rules-discounts.ts'
import { DISCOUNT_NAMES, LINE_NAMES, PAPER_WORDS, UNPAID_DAYS } from '@fareeq/domain/invoices/rules-paper.ts'
import { transferDetails } from '@fareeq/domain/invoices/rules-transfers.ts'
import { isSimplified, vatReason } from '@fareeq/domain/invoices/rules-vat.ts'
import { inRiyals, qrText, totalsOf } from '@fareeq/domain/invoices/rules.ts'
import type { InvoiceLine, TransferDetails } from '@fareeq/domain/invoices/schema.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { formatSar, formatUsd } from '@fareeq/domain/kernel/money.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { formatDay, formatMonth } from '@fareeq/domain/kernel/time/time.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Client, Staff } from '../../platform/session.ts'
import { type Issuer, issuerOf } from '../sellers/actions-reading.ts'
import { type FullInvoice, ownInvoice, toFullInvoice } from './actions-reading.ts'
import { type Fact, type Label, type Paper, type Reader, labelsIn, langsFrom, printSheet } from './actions-sheets.ts'
import { creditLinesOf, creditsOf } from './queries-credits.ts'
import { invoiceById } from './queries.ts'
import type { InvoiceRow } from './rows.ts'

export const percent = (basisPoints: number): string => `${basisPoints / 100}%`

/** What a line is about: whom, which month and which days of it. */
function about(line: InvoiceLine, lang: Lang) {
  const { kind, label, talent, contract, month, from_day, to_day, unpaid_days, discount, discount_rate } = line
  const parts = [
    label !== null && kind !== 'other' ? LINE_NAMES[kind][lang] : null,
    talent?.name,
    month ? formatMonth(month, lang) : null,
    from_day && to_day ? `${formatDay(from_day, lang)} – ${formatDay(to_day, lang)}` : null,
    unpaid_days > 0 ? UNPAID_DAYS[lang](DAYS[lang](unpaid_days)) : null,
    contract?.number,
    discount > 0
      ? DISCOUNT_NAMES[lang](
          formatUsd(listPrice(line), lang),
          formatUsd(discount, lang),
          discount_rate ? percent(discount_rate) : null,
        )
      : null,
  ]
  const [, other] = langsFrom(lang)
  // What we name ourselves stands in both languages, what a person wrote as they wrote it.
  const title = label ?? `${LINE_NAMES[kind][lang]} · ${LINE_NAMES[kind][other]}`
  return { title, details: parts.filter((part) => part !== null && part !== undefined) }
}

const PARTS = ['net', 'wht', 'fee'] as const

type Document = {
  /** Whom it was issued by, whoever issues today. */
  seller: Issuer
  title: Label
  number: string
  reference: string | null
  day: string
  due: string | null
  issuedAt: Date
  lines: readonly InvoiceLine[]
  vat: number
  total: number
  note: string | null
  /** Kept credit that was set against it. */
  creditUsed?: number
  /** Where the rest of it is paid to. */
  transfer?: TransferDetails | null
}

/** An invoice or a credit note: its sums in dollars and riyals, and the code of the tax authority. */
function printDocument(ctx: RequestContext<Reader>, invoice: FullInvoice, paper: Document): Promise<Buffer> {
  const { lang } = ctx
  const { label, inBoth } = labelsIn(lang)
  const { seller, title, number, lines, vat, total, note, creditUsed, transfer = null } = paper
  const usd = (cents: number) => formatUsd(cents, lang)
  const rate = percent(invoice.vat_rate)
  const totals = totalsOf(lines, 0)
  // What is ours alone has no parts to tell apart.
  const isSplit = totals.net + totals.wht > 0
  const withRate = label((words) => words.vat)
  const reason = vatReason(invoice.buyer.country, invoice.vat_rate)
  const facts: (Fact | null)[] = [
    paper.reference ? [label((words) => words.about), paper.reference] : null,
    [label((words) => words.issued), formatDay(paper.day, lang)],
    paper.due ? [label((words) => words.due), formatDay(paper.due, lang)] : null,
    invoice.purchase_order ? [label((words) => words.purchaseOrder), invoice.purchase_order] : null,
  ]
  return printSheet(ctx, {
    seller,
    buyer: invoice.buyer,
    title,
    number,
    facts: facts.filter((fact) => fact !== null),
    heads: [
      label((words) => words.line),
      ...(isSplit ? PARTS.map((part) => label((words) => words[part])) : []),
      label((words) => words.beforeVat),
      label((words) => words.rateOfVat),
    ],
    lines: lines.map((line) => ({
      ...about(line, lang),
      amounts: [...(isSplit ? PARTS.map((part) => usd(line[part])) : []), usd(line.total), rate],
    })),
    sums: [
      ...(isSplit ? PARTS.map((part): Fact => [label((words) => words[part]), usd(totals[part])]) : []),
      [label((words) => words.subtotal), usd(totals.subtotal)],
      [{ main: `${withRate.main} ${rate}`, other: `${withRate.other} ${rate}` }, usd(vat)],
    ],
    total: [label((words) => words.total), usd(total)],
    settled: creditUsed
      ? [
          [label((words) => words.creditUsed), usd(0 - creditUsed)],
          [label((words) => words.toPay), usd(total - creditUsed)],
        ]
      : [],
    riyals: [
      [label((words) => words.vatSar), formatSar(inRiyals(vat, invoice.sar_rate), lang)],
      [label((words) => words.totalSar), formatSar(inRiyals(total, invoice.sar_rate), lang)],
      [label((words) => words.rate), (invoice.sar_rate / 10_000).toFixed(4)],
    ],
    reasons: reason
      ? Object.values(inBoth((lang) => `${PAPER_WORDS[lang].vat} 0%: ${reason.text[lang]} (${reason.code})`))
      : [],
    transfer,
    note,
    qr: qrText({
      seller: seller.name.ar,
      vat_number: seller.vat_number,
      issued_at: `${paper.issuedAt.toISOString().slice(0, 19)}Z`,
      total: inRiyals(total, invoice.sar_rate),
      vat: inRiyals(vat, invoice.sar_rate),
    }),
  })
}

async function printInvoice(ctx: RequestContext<Reader>, row: InvoiceRow): Promise<Paper> {
  const { db, platform, lang, now } = ctx
  const invoice = await toFullInvoice(db, row, lang, platform.policies.at(now))
  if (!row.number || !row.issue_day || !row.issued_at) throw new Refusal(platformErrors.not_found)
  const seller = await issuerOf(db, platform.env, row.seller_id)
  const { label } = labelsIn(lang)
  const bytes = await printDocument(ctx, invoice, {
    seller,
    title: label((words) => (isSimplified(invoice.buyer) ? words.simplified : words.invoice)),
    number: row.number,
    reference: null,
    day: row.issue_day,
    due: row.due_day,
    issuedAt: row.issued_at,
    lines: invoice.lines,
    vat: invoice.vat,
    total: invoice.total_amount,
    note: invoice.note,
    creditUsed: invoice.credit_used,
    transfer: invoice.total_amount > invoice.credit_used ? transferDetails(row.number, seller.accounts) : null,
  })
  return { bytes, name: `${row.number}.pdf` }
}

export const printForClient = async (ctx: RequestContext<Client>, id: string) =>
  printInvoice(ctx, await ownInvoice(ctx.db, ctx.viewer, id))

export async function printForStaff(ctx: RequestContext<Staff>, id: string): Promise<Paper> {
  const row = await invoiceById(ctx.db, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  return printInvoice(ctx, row)
}

/** Its lines are those of the invoice, by what was taken back of each. */
async function printNote(ctx: RequestContext<Reader>, row: InvoiceRow, creditNoteId: string): Promise<Paper> {
  const { db, platform, lang, now } = ctx
  const note = (await creditsOf(db, row.id)).find((creditRow) => creditRow.id === creditNoteId)
  if (!note) throw new Refusal(platformErrors.not_found)
  const invoice = await toFullInvoice(db, row, lang, platform.policies.at(now))
  const credits = new Map((await creditLinesOf(db, note.id)).map((line) => [line.line_id, line]))
  const lines = invoice.lines.flatMap((line) => {
    const part = credits.get(line.id)
    if (!part) return []
    const { net, wht, fee } = part
    return [{ ...line, net, wht, fee, total: net + wht + fee, discount: 0 }]
  })
  const bytes = await printDocument(ctx, invoice, {
    seller: await issuerOf(db, platform.env, row.seller_id),
    title: labelsIn(lang).label((words) => words.credit),
    number: note.number,
    reference: row.number,
    day: note.day,
    due: null,
    issuedAt: note.issued_at,
    lines,
    vat: note.vat,
    total: note.total,
    note: note.reason,
  })
  return { bytes, name: `${note.number}.pdf` }
}

export const printCredit = async (ctx: RequestContext<Client>, id: string, noteId: string) =>
  printNote(ctx, await ownInvoice(ctx.db, ctx.viewer, id), noteId)

export async function printCreditForStaff(ctx: RequestContext<Staff>, id: string, noteId: string): Promise<Paper> {
  const row = await invoiceById(ctx.db, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  return printNote(ctx, row, noteId)
}
