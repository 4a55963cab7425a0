import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { BookedMonth, FeeLine } from './rows.ts'

/**
 * Our share of the lines of invoices, and of what credit notes took back of them, that may be earned in these months: what is for days
 * by its days, everything else by the day it is booked.
 */
export const feeLines = (db: Db, lang: Lang, { from, to }: { from: string; to: string }) =>
  db.rows<FeeLine>(sql`
    select line.id, line.kind, invoices.id as invoice_id, coalesce(note.number, invoices.number) as number /* not null */,
      invoices.buyer ->> 'name' as company /* not null */, line.label, name_for(users, ${lang}) as talent,
      note.credit_note_id is not null as is_credit, entry.day::text,
      case when note.credit_note_id is null then line.from_day::text end as from_day,
      case when note.credit_note_id is null then line.to_day::text end as to_day,
      coalesce(-note.fee, line.fee) as amount /* not null */
    from invoice_lines as line join invoices on invoices.id = line.invoice_id
      left join contracts on contracts.id = line.contract_id left join users on users.id = contracts.talent_id
      cross join lateral (
        select null::uuid as credit_note_id, null::text as number, null::int8 as fee
        union all
        select credit_notes.id, credit_notes.number, credit_note_lines.fee from credit_note_lines
          join credit_notes on credit_notes.id = credit_note_id where line_id = line.id
      ) as note
      join ledger_entries as entry on entry.kind = case when note.credit_note_id is null then 'invoice' else 'credit_note' end
        and entry.reference = coalesce(note.credit_note_id, invoices.id)::text
    where coalesce(-note.fee, line.fee) <> 0
      and case when note.credit_note_id is null and line.from_day is not null
        then line.from_day <= ${to}::date and line.to_day >= ${from}::date
        else entry.day between ${from}::date and ${to}::date end
    order by entry.day, number, line.place`)

/** What was booked as our fees in each month. */
export const bookedFees = (db: Db, { from, to }: { from: string; to: string }) =>
  db.rows<BookedMonth>(sql`
    select to_char(day, 'YYYY-MM') as month, -sum(amount)::int8 as amount /* not null */
    from ledger_postings join ledger_entries on ledger_entries.id = entry_id
    where account = 'fees' and day between ${from}::date and ${to}::date
    group by to_char(day, 'YYYY-MM')`)
