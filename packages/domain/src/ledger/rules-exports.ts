import type { Lang } from '../kernel/language/locale.ts'
import { type Cents, decimalOf } from '../kernel/money.ts'
import { type CsvCell, csvOf, plainCsvOf } from '../kernel/text/csv.ts'
import { ACCOUNT_FACTS, type EntryKind, type LedgerAccount } from './limits.ts'
import { ACCOUNT_NAMES, ENTRY_NAMES } from './rules-names.ts'

/** An entry as another program takes it over. */
export type ExportEntry = {
  readonly place: number
  readonly day: string
  readonly kind: EntryKind
  /** Of the paper behind it. */
  readonly number: string | null
  readonly reason: string | null
  readonly postings: readonly {
    readonly account: LedgerAccount
    readonly owner_name: string | null
    readonly amount: Cents
  }[]
}

const PLACE_DIGITS = 6
/** JE-000123: entries are counted in the order of booking. */
export const entryNumber = (place: number): string => `JE-${String(place).padStart(PLACE_DIGITS, '0')}`

/** What it is about, in one line. */
const narrationOf = ({ kind, number, reason }: ExportEntry, lang: Lang): string =>
  [ENTRY_NAMES[kind][lang], number, reason].filter((part) => part !== null).join(' · ')

const decimal = (amount: Cents): CsvCell => ({ decimal: decimalOf(amount) })
const debit = (amount: Cents): CsvCell => (amount > 0 ? decimal(amount) : null)
const credit = (amount: Cents): CsvCell => (amount < 0 ? decimal(0 - amount) : null)

const SHEET_HEADS: Readonly<Record<Lang, readonly string[]>> = {
  ar: ['رقم القيد', 'التاريخ', 'النوع', 'المستند', 'البيان', 'رقم الحساب', 'الحساب', 'صاحب الحساب', 'مدين', 'دائن'],
  en: ['Entry', 'Date', 'Kind', 'Document', 'Reason', 'Account no.', 'Account', 'Owner', 'Debit', 'Credit'],
}

/** For people, in their language. */
const sheet = (entries: readonly ExportEntry[], lang: Lang): string =>
  csvOf([
    SHEET_HEADS[lang],
    ...entries.flatMap((entry) =>
      entry.postings.map(({ account, owner_name, amount }) => [
        entryNumber(entry.place),
        entry.day,
        ENTRY_NAMES[entry.kind][lang],
        entry.number,
        entry.reason,
        ACCOUNT_FACTS[account].code,
        ACCOUNT_NAMES[account][lang],
        owner_name,
        debit(amount),
        credit(amount),
      ]),
    ),
  ])

/** 2026-11-15 as 15/11/2026, and as 11/15/2026. */
const dayFirst = (day: string): string => day.split('-').toReversed().join('/')
const monthFirst = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

/** Manual journals: lines of one narration and date are one journal; a debit is positive. */
const xero = (entries: readonly ExportEntry[]): string =>
  plainCsvOf([
    ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'],
    ...entries.flatMap((entry) =>
      entry.postings.map(({ account, owner_name, amount }) => [
        `${entryNumber(entry.place)} ${narrationOf(entry, 'en')}`,
        dayFirst(entry.day),
        owner_name ?? ACCOUNT_NAMES[account].en,
        ACCOUNT_FACTS[account].code,
        'Tax Exempt',
        decimal(amount),
      ]),
    ),
  ])

/** QuickBooks Online: accounts by their name. */
const quickbooks = (entries: readonly ExportEntry[]): string =>
  plainCsvOf([
    ['Journal No', 'Journal Date', 'Account Name', 'Debits', 'Credits', 'Description', 'Name', 'Currency'],
    ...entries.flatMap((entry) =>
      entry.postings.map(({ account, owner_name, amount }) => [
        entryNumber(entry.place),
        monthFirst(entry.day),
        ACCOUNT_NAMES[account].en,
        debit(amount),
        credit(amount),
        narrationOf(entry, 'en'),
        owner_name,
        'USD',
      ]),
    ),
  ])

/** Journal items below the entry they belong to; headings are the names of fields, the same in every language. */
const odoo = (entries: readonly ExportEntry[], lang: Lang): string =>
  plainCsvOf([
    [
      'ref',
      'date',
      'journal_id',
      'line_ids/account_id',
      'line_ids/partner_id',
      'line_ids/name',
      'line_ids/debit',
      'line_ids/credit',
    ],
    ...entries.flatMap((entry) =>
      entry.postings.map(({ account, owner_name, amount }, at) => [
        ...(at === 0 ? [entryNumber(entry.place), entry.day, 'Miscellaneous Operations'] : [null, null, null]),
        ACCOUNT_FACTS[account].code,
        owner_name,
        narrationOf(entry, lang),
        debit(amount) ?? { decimal: '0.00' },
        credit(amount) ?? { decimal: '0.00' },
      ]),
    ),
  ])

type ExportFacts = {
  /** Lines that the program takes at once. */
  readonly max_lines: number
  readonly write: (entries: readonly ExportEntry[], lang: Lang) => string
}
export const EXPORT_FORMATS = ['sheet', 'xero', 'quickbooks', 'odoo'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
export const EXPORT_FACTS: Readonly<Record<ExportFormat, ExportFacts>> = {
  sheet: { max_lines: 100_000, write: sheet },
  xero: { max_lines: 300, write: xero },
  quickbooks: { max_lines: 1000, write: quickbooks },
  odoo: { max_lines: 20_000, write: odoo },
}

/** Files of a format, each of full entries: their places, first and last. */
export function filesOf(
  entries: readonly { readonly place: number; readonly lines: number }[],
  format: ExportFormat,
): { from: number; to: number }[] {
  const files: { from: number; to: number }[] = []
  let lines = 0
  for (const entry of entries) {
    const current = files.at(-1)
    lines += entry.lines
    if (current && lines <= EXPORT_FACTS[format].max_lines) current.to = entry.place
    else {
      files.push({ from: entry.place, to: entry.place })
      lines = entry.lines
    }
  }
  return files
}
