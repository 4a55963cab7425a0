import type { taxReportsContract as contract } from '@fareeq/domain/tax-reports/contract.ts'
import type { Tax } from '@fareeq/domain/tax-reports/limits.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { decimalOf } from '@fareeq/domain/kernel/money.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type CsvCell, csvOf } from '@fareeq/domain/kernel/text/csv.ts'
import type { DaySpan } from '@fareeq/domain/kernel/time/working-days.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/session.ts'
import { spanOf, toPaper } from './actions.ts'
import { vatPapers, whtLines } from './queries.ts'

const HEADS: Readonly<Record<Tax, Readonly<Record<Lang, readonly string[]>>>> = {
  vat: {
    ar: [
      'المستند',
      'التاريخ',
      'المشتري',
      'الرقم الضريبي',
      'الدولة',
      'النسبة',
      'الخاضع بالدولار',
      'الضريبة بالدولار',
      'سعر الدولار',
      'الضريبة بالريال',
    ],
    en: [
      'Document',
      'Date',
      'Buyer',
      'VAT number',
      'Country',
      'Rate',
      'Taxable (USD)',
      'VAT (USD)',
      'USD to SAR',
      'VAT (SAR)',
    ],
  },
  wht: {
    ar: ['المستند', 'التاريخ', 'الكفاءة', 'العقد', 'الشهر', 'الإجمالي بالدولار', 'المستقطع بالدولار', 'الصافي بالدولار'],
    en: ['Document', 'Date', 'Talent', 'Contract', 'Month', 'Gross (USD)', 'Withheld (USD)', 'Net (USD)'],
  },
}
const ALL = 100_000
const cell = (amount: number): CsvCell => ({ decimal: decimalOf(amount) })
/** Ten-thousandths, digit by digit: 3.7500. */
const rateCell = (rate: number): CsvCell => ({
  decimal: `${String(rate).padStart(5, '0').slice(0, -4)}.${String(rate).slice(-4)}`,
})

const ROWS: Readonly<Record<Tax, (db: Db, lang: Lang, days: DaySpan) => Promise<CsvCell[][]>>> = {
  vat: async (db, _lang, days) =>
    (await vatPapers(db, days, { limit: ALL }))
      .map(toPaper)
      .map((paper) => [
        paper.number,
        paper.day,
        paper.buyer,
        paper.vat_number,
        paper.country,
        { decimal: decimalOf(paper.vat_rate) },
        cell(paper.taxable),
        cell(paper.vat),
        rateCell(paper.sar_rate),
        cell(paper.vat_sar),
      ]),
  wht: async (db, lang, days) =>
    (await whtLines(db, lang, days, { limit: ALL })).map((line) => [
      line.number,
      line.day,
      line.talent,
      line.contract,
      line.month,
      cell(line.net + line.withheld),
      cell(line.withheld),
      cell(line.net),
    ]),
}

export async function taxSheet(
  { db, lang, now }: RequestContext<Staff>,
  { tax, ...query }: QueryOf<(typeof contract)['sheet']>,
) {
  const { from, to, days } = spanOf(query, now)
  return { name: `${tax}-${from}-${to}.csv`, text: csvOf([HEADS[tax][lang], ...(await ROWS[tax](db, lang, days))]) }
}
