import type { ReadLine, ReadStatement, StatementColumns } from '@fareeq/domain/bank-statements/schema.ts'
import { type CsvRecord, createCsvReader } from '@fareeq/domain/kernel/text/csv-reader.ts'
import { tableAmount, tableDay } from './amounts.ts'
import { countLine, fault } from './faults.ts'

const PIECE = 64 * 1024
/** Banks write the account and the period above the headings, in one cell or two. */
const MIN_HEADINGS = 3
const SAMPLE_SIZE = 3

export type Table = { readonly headings: readonly string[]; readonly records: readonly CsvRecord[] }

export function* readTable(text: string): Generator<undefined, Table> {
  const reader = createCsvReader(delimiterOf(text.slice(0, PIECE)))
  let headings: string[] | null = null
  const records: CsvRecord[] = []
  const take = (record: CsvRecord) => {
    const filled = record.cells.filter((cell) => cell !== '').length
    if (headings) {
      if (filled > 0) countLine(records)
      if (filled > 0) records.push(record)
    } else if (filled >= MIN_HEADINGS) headings = [...record.cells]
  }
  for (let at = 0; at < text.length; at += PIECE) {
    for (const record of reader.push(text.slice(at, at + PIECE))) take(record)
    yield
  }
  for (const record of reader.end()) take(record)
  if (!headings) throw fault('statement_unreadable')
  return { headings, records }
}

/** The first line may be a title without any. */
const delimiterOf = (text: string): string =>
  [',', ';', '\t'].toSorted((one, other) => text.split(other).length - text.split(one).length)[0]!

/** For whoever chooses the columns. */
export const shownRows = ({ records }: Table): string[][] =>
  records.slice(0, SAMPLE_SIZE).map(({ cells }) => [...cells])

/** Newest first or last, as the bank likes; the balances say which, where there are any. */
export function statementOf({ headings, records }: Table, columns: StatementColumns, currency: string): ReadStatement {
  const lines: ReadLine[] = []
  const balances: (number | null)[] = []
  for (const { line, cells } of records) {
    const cell = (column: string | undefined): string =>
      column === undefined ? '' : (cells[headings.indexOf(column)] ?? '').trim()
    const [dayCell, day] = [cell(columns.day), tableDay(cell(columns.day), columns.day_order)]
    const amount = amountOf(columns, cell)
    // Sums below the last line.
    if (dayCell === '' && amount === 'none') continue
    if (day === null || typeof amount !== 'number') throw fault('statement_line', { line })
    if (amount === 0) continue
    lines.push({
      day,
      amount,
      currency,
      name: cell(columns.name) || null,
      text: cell(columns.text),
      bank_id: cell(columns.bank_id) || null,
      is_reversal: false,
    })
    balances.push(tableAmount(cell(columns.balance)))
  }
  return { format: 'csv', iban: null, number: null, ...between(lines, balances), lines }
}

function amountOf(columns: StatementColumns, cell: (column: string | undefined) => string): number | 'none' | null {
  if (columns.amount !== undefined) return cell(columns.amount) === '' ? 'none' : tableAmount(cell(columns.amount))
  const [incoming, outgoing] = [cell(columns.incoming), cell(columns.outgoing)]
  if (incoming === '' && outgoing === '') return 'none'
  const [credit, debit] = [incoming || '0', outgoing || '0'].map(tableAmount)
  return credit === null || debit === null || credit === undefined || debit === undefined
    ? null
    : credit - Math.abs(debit)
}

/** Opening and closing balance; null without a column of balances. */
function between(lines: readonly ReadLine[], balances: readonly (number | null)[]) {
  const none = { opening: null, closing: null }
  const [first, last] = [balances[0] ?? null, balances.at(-1) ?? null]
  const [top, bottom] = [lines[0], lines.at(-1)]
  if (first === null || last === null || !top || !bottom) return none
  const sum = lines.reduce((all, { amount }) => all + amount, 0)
  const isNewestFirst = last - bottom.amount + sum === first
  return isNewestFirst
    ? { opening: last - bottom.amount, closing: first }
    : { opening: first - top.amount, closing: last }
}
