import type { BankAccount } from '@fareeq/domain/ledger/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { sql } from '../../platform/db/sql.ts'
import type { MatchDays, ReconciliationRow } from './rows.ts'

/** Serialises what is matched and finished of an account, until the transaction ends. */
export const lockAccount = (db: Db, account: BankAccount) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended('reconciliation of ' || ${account}, 0))`)

type Part = { id: string; amount: number }
type NewMatch = {
  id: string
  account: BankAccount
  made_by: string | null
  lines: readonly Part[]
  entries: readonly Part[]
}
export async function insertMatch(db: Db, { id, account, made_by, lines, entries }: NewMatch, now: Date) {
  await db.also(sql`
    insert into reconciliation_matches (id, account, made_by, made_at) values (${id}, ${account}, ${made_by}, ${now})`)
  await db.also(sql`
    insert into reconciliation_match_lines (line_id, match_id, amount)
    select id, ${id}::uuid, amount from json_to_recordset(${JSON.stringify(lines)}::json) as line(id uuid, amount bigint)`)
  await db.also(sql`
    insert into reconciliation_match_entries (entry_id, account, match_id, amount)
    select id, ${account}, ${id}::uuid, amount
    from json_to_recordset(${JSON.stringify(entries)}::json) as entry(id uuid, amount bigint)`)
}

/** A match with the last day of what it has. */
export const matchDays = (db: Db, id: string) =>
  db.row<MatchDays>(sql`
    select account, greatest(
      (select max(bank_statement_lines.day) from reconciliation_match_lines join bank_statement_lines on bank_statement_lines.id = line_id
       where match_id = reconciliation_matches.id),
      (select max(ledger_entries.day) from reconciliation_match_entries join ledger_entries on ledger_entries.id = entry_id
       where match_id = reconciliation_matches.id))::text as day /* not null */
    from reconciliation_matches where id = ${id}`)

export const deleteMatch = (db: Db, id: string) => db.run(sql`delete from reconciliation_matches where id = ${id}`)

export const insertExplanation = (db: Db, lineId: string, manualEntryId: string) =>
  db.run(sql`insert into reconciliation_explanations (line_id, manual_entry_id) values (${lineId}, ${manualEntryId})`)

export const explainedLine = (db: Db, manualEntryId: string) =>
  db.row<{ line_id: string }>(
    sql`select line_id from reconciliation_explanations where manual_entry_id = ${manualEntryId}`,
  )

const ROW = sql`
  select reconciliations.id, account, day::text, bank_balance, book_balance, in_transit, in_transit_count, rate, note,
    finisher.name as by, finished_at, reopener.name as reopened_by, reopened_at, reopen_reason
  from reconciliations join staff finisher on finisher.id = finished_by left join staff reopener on reopener.id = reopened_by`

type Search = PageQuery & { account?: BankAccount | undefined }
export const reconciliationRows = (db: Db, { account, cursor, limit }: Search) =>
  db.rows<ReconciliationRow>(sql`
    ${ROW} where ${olderThan(sql`reconciliations.id`, cursor)} ${account ? sql`and account = ${account}` : sql.empty}
    order by reconciliations.id desc limit ${limit + 1}`)

export const reconciliationById = (db: Db, id: string) =>
  db.row<ReconciliationRow>(sql`${ROW} where reconciliations.id = ${id}`)

/** In force, of the latest day. */
export const lastReconciliation = (db: Db, account: BankAccount) =>
  db.row<ReconciliationRow>(sql`
    ${ROW} where account = ${account} and reopened_at is null order by day desc limit 1`)

export const reconciliationOn = (db: Db, account: BankAccount, day: string) =>
  db.row<ReconciliationRow>(sql`${ROW} where account = ${account} and day = ${day}::date and reopened_at is null`)

type NewReconciliation = {
  id: string
  account: BankAccount
  day: string
  bank_balance: number
  book_balance: number
  in_transit: number
  in_transit_count: number
  rate: number | null
  note: string | null
  finished_by: string
}
export const insertReconciliation = (db: Db, row: NewReconciliation, now: Date) =>
  db.run(sql`
    insert into reconciliations (id, account, day, bank_balance, book_balance, in_transit, in_transit_count, rate, note,
      finished_by, finished_at)
    values (${row.id}, ${row.account}, ${row.day}, ${row.bank_balance}, ${row.book_balance}, ${row.in_transit},
      ${row.in_transit_count}, ${row.rate}, ${row.note}, ${row.finished_by}, ${now})`)

export const reopenReconciliation = (db: Db, id: string, staffId: string, reason: string, now: Date) =>
  db.run(sql`
    update reconciliations set reopened_by = ${staffId}, reopened_at = ${now}, reopen_reason = ${reason}
    where id = ${id} and reopened_at is null`)
