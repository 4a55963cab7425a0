import type { BankAccount } from '@fareeq/domain/ledger/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { CorrectionPair, RecordedEntry } from './rows.ts'

/**
 * Entries that were booked from a line and are in no match: the payments it was recorded as, those of them that were taken back as
 * a mistake, and what the bank took back with it. `is_matched`: the line itself is.
 */
export const recordedEntries = (db: Db, account: BankAccount, lineIds?: readonly string[]) =>
  db.rows<RecordedEntry>(sql`
    select recorded.line_id, recorded.entry_id, bank_statement_lines.amount as line_amount, currency,
      bank_statement_lines.day::text,
      (select sum(amount)::int8 from ledger_postings where ledger_postings.entry_id = recorded.entry_id and account = ${account})
        as amount /* not null */,
      exists (select from reconciliation_match_lines where reconciliation_match_lines.line_id = recorded.line_id) as is_matched
    from (
      select line_id, ledger_entries.id as entry_id from bank_statement_bookings
        join ledger_entries on kind = 'payment' and reference = payment_id::text
      union all
      select line_id, correction.id from bank_statement_bookings
        join ledger_entries as payment on payment.kind = 'payment' and payment.reference = payment_id::text
        join ledger_entries as correction on correction.corrects = payment.id
      where not exists (
        select from bank_statement_reversals where bank_statement_reversals.payment_id = bank_statement_bookings.payment_id)
      union all
      select line_id, correction.id from bank_statement_reversals
        join ledger_entries as payment on payment.kind = 'payment' and payment.reference = payment_id::text
        join ledger_entries as correction on correction.corrects = payment.id
      union all
      select line_id, manual_entries.entry_id from reconciliation_explanations
        join manual_entries on manual_entries.id = manual_entry_id where manual_entries.entry_id is not null
    ) as recorded join bank_statement_lines on bank_statement_lines.id = line_id
    where exists (select from ledger_postings where ledger_postings.entry_id = recorded.entry_id and account = ${account})
      and not exists (
        select from reconciliation_match_entries
        where reconciliation_match_entries.entry_id = recorded.entry_id and account = ${account})
      ${lineIds ? sql`and line_id = any(${[...lineIds]}::uuid[])` : sql.empty}
    order by line_id, recorded.entry_id limit 20000`)

/** Entries that were taken back, with the one that did, both in no match: the bank knows neither. */
export const correctionPairs = (db: Db, account: BankAccount) =>
  db.rows<CorrectionPair>(sql`
    select corrected.id as entry_id, correction.id as correction_id, moved.amount as amount /* not null */
    from ledger_entries as correction join ledger_entries as corrected on corrected.id = correction.corrects
      join lateral (
        select sum(amount)::int8 as amount from ledger_postings where entry_id = corrected.id and account = ${account}
      ) as moved on moved.amount <> 0
      join lateral (
        select sum(amount)::int8 as amount from ledger_postings where entry_id = correction.id and account = ${account}
      ) as back on back.amount = -moved.amount
    where not exists (
        select from reconciliation_match_entries
        where entry_id in (corrected.id, correction.id) and account = ${account})
      and not exists (
        select from bank_statement_bookings where corrected.kind = 'payment' and payment_id::text = corrected.reference)
    order by correction.place limit 5000`)
