import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { STATEMENT_UPLOAD } from '@fareeq/domain/bank-statements/limits.ts'
import { paymentReference } from '@fareeq/domain/invoices/rules-transfers.ts'
import { lineKeys } from '@fareeq/domain/bank-statements/rules.ts'
import type { LineState } from '@fareeq/domain/bank-statements/states.ts'
import { daysOfMonth } from '@fareeq/domain/kernel/time/months.ts'
import { sumOf } from '@fareeq/domain/reconciliations/rules.ts'
import { camtFile } from '../src/engines/statement-reader/sample-files.ts'
import {
  insertBooking,
  insertLines,
  insertStatement,
  insertStatementFile,
} from '../src/features/bank-statements/queries.ts'
import { insertMatch } from '../src/features/reconciliations/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'
import type { Books } from './books-entries.ts'

/** That of the seller of the demo. */
const IBAN = 'SA0380000000608010167519'

/** A line of the bank with the entries it is; without any it is explained later. */
export type SeedLine = {
  day: string
  amount: number
  name: string
  text: string
  entries: readonly { id: string; amount: number }[]
  /** Recorded from it. */
  paymentIds?: readonly string[]
}

type Movement = {
  id: string
  day: string
  amount: number
  number: string | null
  company: string | null
  batch: string | null
  payment: string | null
  place: number | null
}

/** What moved at the bank by the books: a payment is a line, and so is a batch of payouts. */
export async function linesOfBooks(db: Db): Promise<SeedLine[]> {
  const movements = await db.rows<Movement>(sql`
    select entry.id, entry.day::text, posting.amount, invoices.number,
      invoices.buyer ->> 'name' as company, payouts.batch_id::text as batch, payout_batches.place,
      payments.id as payment
    from ledger_entries as entry join ledger_postings as posting on posting.entry_id = entry.id and posting.account = 'cash'
      left join invoice_payments on invoice_payments.id::text = entry.reference
      left join invoices on invoices.id = invoice_payments.invoice_id
      left join payouts on entry.kind in ('payout', 'bonus_paid') and payouts.id::text = entry.reference
      left join payout_batches on payout_batches.id = payouts.batch_id
      left join payments on entry.kind = 'payment' and payments.id::text = entry.reference
    where entry.kind <> 'manual' order by entry.place`)
  const groups = Map.groupBy(movements, ({ id, batch }) => batch ?? id)
  return [...groups.values()].flatMap((rows) => {
    const [first] = rows
    if (!first) return []
    const entries = rows.map(({ id, amount }) => ({ id, amount }))
    const text = first.number ? paymentReference(first.number) : `PB-${String(first.place).padStart(5, '0')}`
    const name = first.company ?? 'رواتب الكفاءات'
    const paymentIds = first.payment ? [first.payment] : []
    return [{ day: first.day, amount: sumOf(entries), name, text, entries, paymentIds }]
  })
}

type Statement = { month: string; until: string; opening: number; lines: readonly SeedLine[]; at: Date }

/** A month as the bank gives it out, imported by finance, each line with what it is. */
export async function importMonth(books: Books, { month, until, opening, lines, at }: Statement): Promise<void> {
  const { db, files, maker } = books
  const text = camtFile(lines, { iban: IBAN, opening, closing: opening + sumOf(lines), head: `<!-- ${month} -->` })
  const file = await files.put(Readable.from([Buffer.from(text)]), { limit: STATEMENT_UPLOAD.maxBytes })
  const [id, fileId] = [newId(at), newId(at)]
  await insertStatementFile(
    db,
    { id: fileId, ownerId: maker, name: `${month}.xml`, mediaType: 'application/xml', file },
    at,
  )
  await insertStatement(
    db,
    {
      id,
      iban: IBAN,
      currency: 'USD',
      format: 'camt',
      number: month,
      opening,
      closing: opening + sumOf(lines),
      fileId,
      digest: hash('sha256', text),
      fromDay: daysOfMonth(month).from,
      toDay: until,
      staffId: maker,
    },
    at,
  )
  const read = lines.map(({ day, amount, name, text }) => ({
    day,
    amount,
    currency: 'USD',
    name,
    text,
    bank_id: null,
    is_reversal: false,
  }))
  const keys = lineKeys(read)
  const rows = read.map((line, index) => {
    const isPayment = (lines[index]?.paymentIds ?? []).length > 0
    const state: LineState = isPayment ? 'booked' : line.amount < 0 ? 'outgoing' : 'set_aside'
    return { ...line, id: newId(at), place: index + 1, fingerprint: hash('sha256', `${month}${keys[index]}`), state }
  })
  await insertLines(db, id, IBAN, rows)
  for (const [index, { id: lineId, amount }] of rows.entries()) {
    const { entries = [], paymentIds = [] } = lines[index] ?? {}
    for (const [place, paymentId] of paymentIds.entries()) await insertBooking(db, lineId, place + 1, paymentId)
    const part = { id: lineId, amount }
    if (entries.length > 0)
      await insertMatch(db, { id: newId(at), account: 'cash', made_by: null, lines: [part], entries }, at)
  }
}
