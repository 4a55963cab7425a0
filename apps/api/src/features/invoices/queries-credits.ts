import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { CreditLineRow, CreditRow } from './rows.ts'

export const creditsOf = (db: Db, invoiceId: string) =>
  db.rows<CreditRow>(sql`
    select id, number, issue_day::text as day, issued_at, reason, subtotal, vat, total
    from credit_notes where invoice_id = ${invoiceId} order by number`)

/** What a credit note took back of which line. */
export const creditLinesOf = (db: Db, creditNoteId: string) =>
  db.rows<CreditLineRow>(sql`
    select line_id, net, wht, fee from credit_note_lines where credit_note_id = ${creditNoteId}`)

type NewCredit = Omit<CreditRow, 'issued_at'> & { invoice_id: string }
export async function insertCredit(
  db: Db,
  newCredit: NewCredit,
  lines: readonly CreditLineRow[],
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into credit_notes (id, invoice_id, number, issue_day, issued_at, reason, subtotal, vat, total)
    values (${newCredit.id}, ${newCredit.invoice_id}, ${newCredit.number}, ${newCredit.day}, ${now}, ${newCredit.reason}, ${newCredit.subtotal}, ${newCredit.vat},
      ${newCredit.total})`)
  for (const { line_id, net, wht, fee } of lines)
    await db.also(sql`
      insert into credit_note_lines (credit_note_id, line_id, net, wht, fee)
      values (${newCredit.id}, ${line_id}, ${net}, ${wht}, ${fee})`)
}
