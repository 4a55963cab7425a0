import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { inGroups } from '@fareeq/domain/kernel/validation/bank-accounts.ts'
import { PAPER_WORDS } from '@fareeq/domain/invoices/rules-paper.ts'
import type { Buyer, TransferDetails } from '@fareeq/domain/invoices/schema.ts'
import type { RequestContext } from '../../platform/context.ts'
import { qrRows } from '../../platform/qr-code.ts'
import { type Client, type Staff, accountOf } from '../../platform/session.ts'
import type { Issuer } from '../sellers/actions-reading.ts'

export type Paper = { bytes: Buffer; name: string }
export type Reader = Client | Staff

/** A label in the reader’s language, and below it in the other one: the law asks for Arabic on every invoice. */
export type Label = { readonly main: string; readonly other: string }
export type Fact = readonly [Label, string]

const OTHER: Readonly<Record<Lang, Lang>> = { ar: 'en', en: 'ar' }
type PaperWords = (typeof PAPER_WORDS)[Lang]

export const labelsIn = (lang: Lang) => {
  const inBoth = (text: (lang: Lang) => string): Label => ({ main: text(lang), other: text(OTHER[lang]) })
  return { inBoth, label: (pick: (words: PaperWords) => string) => inBoth((lang) => pick(PAPER_WORDS[lang])) }
}

/** Names and addresses in both languages; the demo says that it is one. */
export function sellerLines(
  { name, address, vat_number, registration_number, isDemo }: Issuer,
  langs: readonly Lang[],
): string[] {
  const [main = 'ar'] = langs
  const words = PAPER_WORDS[main]
  return [
    ...langs.map((lang) => name[lang]),
    ...langs.map((lang) => address[lang]),
    `${words.vatNumber} ${vat_number}`,
    ...(registration_number ? [`${words.registration} ${registration_number}`] : []),
    ...(isDemo ? langs.map((lang) => PAPER_WORDS[lang].demo) : []),
  ]
}
export const langsFrom = (lang: Lang): readonly [Lang, Lang] => [lang, OTHER[lang]]

export const buyerLines = ({ name, address, vat_number }: Buyer, lang: Lang): string[] =>
  [name, address, vat_number ? `${PAPER_WORDS[lang].vatNumber} ${vat_number}` : ''].filter((line) => line !== '')

export type SheetLine = { title: string; details: readonly string[]; amounts: readonly string[] }
export type Sheet = {
  title: Label
  number: string
  facts: readonly Fact[]
  seller: Issuer
  buyer: Buyer
  heads: readonly Label[]
  lines: readonly SheetLine[]
  sums: readonly Fact[]
  total: Fact
  /** What was settled of it when it was issued, and what is left. */
  settled?: readonly Fact[]
  riyals?: readonly Fact[]
  /** Why it says what it says, e.g. that no VAT is charged: in both languages. */
  reasons?: readonly string[]
  /** Where the rest of it is paid to. */
  transfer?: TransferDetails | null
  note: string | null
  /** What the code says; a quote has none. */
  qr: string | null
}

/** Every paper of a sale has one layout: parties, lines, sums, and the code. */
export async function printSheet(ctx: RequestContext<Reader>, sheet: Sheet): Promise<Buffer> {
  const { platform, viewer, lang } = ctx
  const { seller, buyer, qr, transfer = null, settled = [], riyals = [], reasons = [], ...rest } = sheet
  const { label } = labelsIn(lang)
  const data = {
    ...rest,
    lang,
    made: BRAND[lang],
    seller: { label: label((words) => words.seller), lines: sellerLines(seller, langsFrom(lang)) },
    buyer: { label: label((words) => words.buyer), lines: buyerLines(buyer, lang) },
    settled,
    riyals,
    reasons,
    transfer: transfer && transferFacts(transfer, lang),
    qr: qr === null ? null : qrRows(qr),
  }
  return platform.printer.print({ template: 'invoice', data }, accountOf(viewer))
}

function transferFacts({ holder, bank, iban, bic, reference }: TransferDetails, lang: Lang) {
  const { label } = labelsIn(lang)
  const facts: Fact[] = [
    [label(({ transfer }) => transfer.holder), holder],
    [label(({ transfer }) => transfer.bank), bank],
    [label(({ transfer }) => transfer.iban), inGroups(iban)],
    [label(({ transfer }) => transfer.bic), bic],
    [label(({ transfer }) => transfer.reference), inGroups(reference)],
  ]
  return { title: label(({ transfer }) => transfer.title), facts, text: label(({ transfer }) => transfer.text) }
}
