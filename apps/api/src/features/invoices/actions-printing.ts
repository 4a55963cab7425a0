import { DAYS } from '@fareeq/domain/kernel/language/counts.ts'
import { DISCOUNT_NAMES, LINE_NAMES, PAPER_WORDS, UNPAID_DAYS } from '@fareeq/domain/invoices/rules-paper.ts'
import { listPrice } from '@fareeq/domain/invoices/rules-discounts.ts'
import { transferDetails } from '@fareeq/domain/invoices/rules-transfers.ts'
import { inRiyals, qrText, totalsOf } from '@fareeq/domain/invoices/rules.ts'
import type { Buyer, InvoiceLine, TransferDetails } from '@fareeq/domain/invoices/schema.ts'
import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { formatSar, formatUsd } from '@fareeq/domain/kernel/money.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { inGroups } from '@fareeq/domain/kernel/validation/bank-accounts.ts'
import { formatDay, formatMonth } from '@fareeq/domain/kernel/time/time.ts'
import type { RequestContext } from '../../platform/context.ts'
import { qrRows } from '../../platform/qr-code.ts'
import type { Client, Staff } from '../../platform/session.ts'
import { type Issuer, issuerOf } from '../sellers/actions-reading.ts'
import { type FullInvoice, ownInvoice, toFullInvoice } from './actions-reading.ts'
import { type StatementPeriod, readStatement } from './actions-statement.ts'
import { creditLinesOf, creditsOf } from './queries-credits.ts'
import { invoiceById } from './queries.ts'
import type { InvoiceRow } from './rows.ts'

export type Paper = { bytes: Buffer; name: string }
type Reader = Client | Staff

const ownerOf = (viewer: Reader): string => (viewer.kind === 'staff' ? viewer.staffId : viewer.userId)

const percent = (basisPoints: number): string => `${basisPoints / 100}%`

/** What a line is about: whom, which month and which days of it. */
function about(line: InvoiceLine, lang: Lang) {
  const { kind, label, talent, contract, month, from_day, to_day, unpaid_days, discount, discount_rate } = line
  const title = label ?? LINE_NAMES[kind][lang]
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
  return { title, details: parts.filter((part) => part !== null && part !== undefined) }
}

type Sheet = {
  /** Whom it was issued by, whoever issues today. */
  seller: Issuer
  title: string
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

export const sellerLines = (
  { name, address, vat_number, registration_number, isDemo }: Issuer,
  lang: Lang,
): string[] => [
  name[lang],
  address[lang],
  `${PAPER_WORDS[lang].vatNumber} ${vat_number}`,
  ...(registration_number ? [`${PAPER_WORDS[lang].registration} ${registration_number}`] : []),
  ...(isDemo ? [PAPER_WORDS[lang].demo] : []),
]

const transferFacts = ({ holder, bank, iban, bic, reference }: TransferDetails, lang: Lang) => {
  const { transfer: words } = PAPER_WORDS[lang]
  return {
    title: words.title,
    facts: [
      [words.holder, holder],
      [words.bank, bank],
      [words.iban, inGroups(iban)],
      [words.bic, bic],
      [words.reference, inGroups(reference)],
    ],
    text: words.text,
  }
}

export const buyerLines = ({ name, address, vat_number }: Buyer, lang: Lang): string[] =>
  [name, address, vat_number ? `${PAPER_WORDS[lang].vatNumber} ${vat_number}` : ''].filter((line) => line !== '')

/** An invoice and a credit note have one layout: parties, lines, sums in dollars and riyals, and the QR code. */
async function printSheet(
  { platform, viewer, lang }: RequestContext<Reader>,
  invoice: FullInvoice,
  sheet: Sheet,
): Promise<Buffer> {
  const words = PAPER_WORDS[lang]
  const { seller } = sheet
  const usd = (cents: number) => formatUsd(cents, lang)
  const { net, wht, fee, subtotal } = totalsOf(sheet.lines, 0)
  const qr = qrText({
    seller: seller.name.ar,
    vat_number: seller.vat_number,
    issued_at: `${sheet.issuedAt.toISOString().slice(0, 19)}Z`,
    total: inRiyals(sheet.total, invoice.sar_rate),
    vat: inRiyals(sheet.vat, invoice.sar_rate),
  })
  const data = {
    lang,
    made: BRAND[lang],
    title: sheet.title,
    number: sheet.number,
    facts: [
      ...(sheet.reference ? [[words.about, sheet.reference]] : []),
      [words.issued, formatDay(sheet.day, lang)],
      ...(sheet.due ? [[words.due, formatDay(sheet.due, lang)]] : []),
      ...(invoice.purchase_order ? [[words.purchaseOrder, invoice.purchase_order]] : []),
    ],
    seller: { label: words.seller, lines: sellerLines(seller, lang) },
    buyer: { label: words.buyer, lines: buyerLines(invoice.buyer, lang) },
    heads: [words.line, words.net, words.wht, words.fee, words.total],
    lines: sheet.lines.map((line) => ({
      ...about(line, lang),
      amounts: [usd(line.net), usd(line.wht), usd(line.fee), usd(line.total)],
    })),
    sums: [
      [words.net, usd(net)],
      [words.wht, usd(wht)],
      [words.fee, usd(fee)],
      [words.subtotal, usd(subtotal)],
      [`${words.vat} ${percent(invoice.vat_rate)}`, usd(sheet.vat)],
    ],
    total: [words.total, usd(sheet.total)],
    settled: sheet.creditUsed
      ? [
          [words.creditUsed, usd(0 - sheet.creditUsed)],
          [words.toPay, usd(sheet.total - sheet.creditUsed)],
        ]
      : [],
    riyals: [
      [words.vatSar, formatSar(inRiyals(sheet.vat, invoice.sar_rate), lang)],
      [words.totalSar, formatSar(inRiyals(sheet.total, invoice.sar_rate), lang)],
      [words.rate, (invoice.sar_rate / 10_000).toFixed(4)],
    ],
    transfer: sheet.transfer ? transferFacts(sheet.transfer, lang) : null,
    note: sheet.note,
    qr: qrRows(qr),
  }
  return platform.printer.print({ template: 'invoice', data }, ownerOf(viewer))
}

async function printInvoice(ctx: RequestContext<Reader>, row: InvoiceRow): Promise<Paper> {
  const { db, platform, lang, now } = ctx
  const invoice = await toFullInvoice(db, row, lang, platform.policies.at(now))
  if (!row.number || !row.issue_day || !row.issued_at) throw new Refusal(platformErrors.not_found)
  const seller = await issuerOf(db, platform.env, row.seller_id)
  const bytes = await printSheet(ctx, invoice, {
    seller,
    title: PAPER_WORDS[lang].invoice,
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
  const bytes = await printSheet(ctx, invoice, {
    seller: await issuerOf(db, platform.env, row.seller_id),
    title: PAPER_WORDS[lang].credit,
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

export async function printStatement(ctx: RequestContext<Client>, span: StatementPeriod): Promise<Paper> {
  const { platform, viewer, lang } = ctx
  const { data: statement } = await readStatement(ctx, span)
  const words = PAPER_WORDS[lang]
  const usd = (cents: number) => formatUsd(cents, lang)
  const data = {
    lang,
    made: BRAND[lang],
    title: words.statement,
    company: statement.company,
    span: `${formatDay(statement.from, lang)} – ${formatDay(statement.to, lang)}`,
    heads: [words.day, words.document, words.amount, words.balance],
    opening: [words.opening, usd(statement.opening)],
    rows: statement.rows.map(({ day, kind, number, amount, used, balance }) => [
      formatDay(day, lang),
      `${words.kinds[kind]} ${number}${used > 0 ? ` (${usd(used)})` : ''}`,
      usd(amount),
      usd(balance),
    ]),
    closing: [words.closing, usd(statement.closing)],
  }
  const bytes = await platform.printer.print({ template: 'statement', data }, viewer.userId)
  return { bytes, name: `statement-${statement.from}-${statement.to}.pdf` }
}
