import { PAYOUT_STATES, isCanceled } from '@fareeq/domain/payouts/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { STATEMENT_KINDS } from '@fareeq/domain/ledger/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { OpenInvoice, OpenPayout } from './rows.ts'

/** Of a movement the day on which it is booked; one that moves credit between two invoices is booked with its other half. */
const BOOKED = sql`coalesce(
  (select ledger_entries.day from ledger_entries
   where ledger_entries.reference = invoice_payments.id::text and ledger_entries.kind = any(${STATEMENT_KINDS})),
  invoice_payments.day)`

/** What of every invoice was open at the end of a day, or was kept of it: less what was credited and paid by then. */
export const openInvoices = (db: Db, day: string, owner: string | null) =>
  db.rows<OpenInvoice>(sql`
    select * from (
      select invoices.id, organisation_id as owner, invoices.buyer ->> 'name' as name /* not null */, invoices.number as number /* not null */,
        issued.day::text as day, invoices.due_day::text as due_day /* not null */,
        invoices.total - (
          select coalesce(sum(credit_notes.total), 0)::int8 from credit_notes
            join ledger_entries as credited on credited.kind = 'credit_note' and credited.reference = credit_notes.id::text
          where credit_notes.invoice_id = invoices.id and credited.day <= ${day}::date)
        - (
          select coalesce(sum(amount), 0)::int8 from invoice_payments
          where invoice_payments.invoice_id = invoices.id and ${BOOKED} <= ${day}::date) as open /* not null */
      from invoices
        join ledger_entries as issued on issued.kind = 'invoice' and issued.reference = invoices.id::text
      where invoices.number is not null and issued.day <= ${day}::date
        ${owner ? sql`and organisation_id = ${owner}` : sql.empty}) as invoice
    where open <> 0 order by due_day, number`)

const STANDING = PAYOUT_STATES.filter((state) => !isCanceled(state))
/** What talents were owed at the end of a day: since it was billed or earned, until it was paid. */
export const openPayouts = (db: Db, lang: Lang, day: string, owner: string | null) =>
  db.rows<OpenPayout>(sql`
    select payouts.id, talent_id as owner, name_for(users, ${lang}) as name /* not null */, payouts.month, invoice_id,
      owed.day::text as day, due_day::text, net as open
    from payouts join users on users.id = talent_id
      join ledger_entries as owed on
        case when payouts.referral_id is null then owed.kind = 'invoice' and owed.reference = payouts.invoice_id::text
          else owed.kind = 'bonus_due' and owed.reference = payouts.referral_id::text end
    where payouts.state in (${sql.literals(STANDING)}) and owed.day <= ${day}::date
      -- One that was sent back is paid again, by entries that are counted.
      and not exists (
        select from generate_series(1, 1 + (
            select count(*) from payout_transfer_lines join payout_transfers on payout_transfers.id = transfer_id
            where payout_id = payouts.id and payout_transfers.state = 'returned')) as nth
          join ledger_entries as paid on paid.kind in ('payout', 'bonus_paid')
            and paid.reference = payouts.id::text || case when nth = 1 then '' else ' ' || nth end
        where paid.day <= ${day}::date and not exists (
          select from ledger_entries as returned
          where returned.kind = 'payout_returned' and returned.reference = payouts.id::text || ' ' || nth
            and returned.day <= ${day}::date))
      ${owner ? sql`and talent_id = ${owner}` : sql.empty}
    order by due_day, payouts.id`)
