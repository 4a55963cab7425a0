import { searchForm } from '../kernel/text/text.ts'
import type { StatementColumns } from './schema.ts'

type Column = Exclude<keyof StatementColumns, 'day_order'>

/** Headings of tables as banks give them out, without spaces; the first that is there is taken. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  day: [
    'valuedate',
    'bookingdate',
    'postingdate',
    'transactiondate',
    'date',
    'تاريخالعمليه',
    'تاريخالقيد',
    'التاريخ',
    'تاريخ',
  ],
  amount: ['amount', 'transactionamount', 'المبلغ', 'القيمه', 'مبلغالعمليه'],
  incoming: ['credit', 'creditamount', 'deposit', 'moneyin', 'دائن', 'ايداع', 'وارد', 'الوارد'],
  outgoing: ['debit', 'debitamount', 'withdrawal', 'moneyout', 'مدين', 'سحب', 'صادر', 'الصادر'],
  name: [
    'counterparty',
    'name',
    'payer',
    'beneficiary',
    'remitter',
    'sender',
    'اسمالمرسل',
    'المرسل',
    'اسمالطرف',
    'الاسم',
  ],
  text: ['description', 'details', 'narrative', 'remittanceinformation', 'remarks', 'التفاصيل', 'الوصف', 'البيان'],
  bank_id: [
    'reference',
    'transactionid',
    'transactionreference',
    'bankreference',
    'id',
    'المرجع',
    'رقمالعمليه',
    'رقمالمرجع',
  ],
  balance: ['balance', 'runningbalance', 'الرصيد'],
}
const COLUMNS = Object.keys(HEADINGS) as Column[]

const folded = (heading: string): string => searchForm(heading).replace(/[^\p{L}\p{N}]/gu, '')

/** What a table most likely means, for whoever confirms it. A row that can only be read one way tells the order of its days. */
export function guessedColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): Partial<StatementColumns> {
  const byFold = new Map(headings.map((heading) => [folded(heading), heading]))
  const guess: Partial<Record<Column, string>> = {}
  for (const column of COLUMNS) {
    const match = HEADINGS[column].map(folded).find((heading) => byFold.has(heading))
    if (match !== undefined) guess[column] = byFold.get(match)!
  }
  if (guess.incoming !== undefined && guess.outgoing !== undefined) delete guess.amount
  else {
    delete guess.incoming
    delete guess.outgoing
  }
  const at = guess.day === undefined ? -1 : headings.indexOf(guess.day)
  const days = rows.map((row) => (row[at] ?? '').split(/\D+/).map(Number))
  const isYearFirst = days.some(([first = 0]) => first > 31)
  const isMonthFirst = !isYearFirst && days.some(([, second = 0]) => second > 12)
  return { ...guess, day_order: isYearFirst ? 'ymd' : isMonthFirst ? 'mdy' : 'dmy' }
}

/** A day, and one amount or the two for money in and out, all of them columns of this table. */
export function isUsable(columns: Partial<StatementColumns>, headings: readonly string[]): columns is StatementColumns {
  const { day, day_order, amount, incoming, outgoing } = columns
  if (day === undefined || day_order === undefined) return false
  if (amount === undefined && (incoming === undefined || outgoing === undefined)) return false
  return COLUMNS.every((column) => columns[column] === undefined || headings.includes(columns[column]))
}
