import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { StatementRow } from './rows.ts'

/** The accounts of a company: what it owes, less what is kept for it. */
const OWN = (organisationId: string) => sql`
  ledger_entries join ledger_postings on entry_id = ledger_entries.id
  where account in ('receivable', 'client_credit') and owner = ${organisationId}`

export const balanceBefore = async (db: Db, organisationId: string, day: string): Promise<number> =>
  (
    await db.one<{ balance: number }>(sql`
      select coalesce(sum(amount), 0)::int8 as balance from ${OWN(organisationId)} and day < ${day}::date`)
  ).balance

/** Its bookings between two days, in their order, by the number of the document. */
export const statementRows = (db: Db, organisationId: string, from: string, to: string) =>
  db.rows<StatementRow>(sql`
    select entries.day::text, entries.kind, entries.amount::int8 as amount, entries.used::int8 as used, invoices.id as invoice_id,
      coalesce(credit_notes.number, invoices.number) as number /* not null */
    from (
      select place, ledger_entries.kind, reference::uuid as document, day, sum(amount) as amount,
        coalesce(sum(amount) filter (where ledger_entries.kind = 'credit_used' and account = 'client_credit'), 0) as used
      from ${OWN(organisationId)} and day between ${from}::date and ${to}::date
      group by ledger_entries.id) as entries
      left join credit_notes on credit_notes.id = document
      left join invoice_payments on invoice_payments.id = document
      join invoices on invoices.id = coalesce(credit_notes.invoice_id, invoice_payments.invoice_id, document)
    order by entries.day, place limit 5000`)
