import { QUEUED, UNMATCHED } from '@fareeq/domain/bank-statements/states.ts'
import { WAITING } from '@fareeq/domain/manual-entries/states.ts'
import type { SideState } from '@fareeq/domain/reconciliations/limits.ts'
import type { AccountCurrency } from '@fareeq/domain/sellers/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { LineRow, OpenLine, SavedBalance } from './rows.ts'

/** Matched with entries, all of them and all lines of the match by this day. */
const settledBy = (day: string): Sql => sql`exists (
  select from reconciliation_match_lines as own
  where own.line_id = bank_statement_lines.id
    and not exists (
      select from reconciliation_match_lines as other join bank_statement_lines as line on line.id = other.line_id
      where other.match_id = own.match_id and line.day > ${day}::date)
    and not exists (
      select from reconciliation_match_entries as other join ledger_entries on ledger_entries.id = other.entry_id
      where other.match_id = own.match_id and ledger_entries.day > ${day}::date))`

const UNDECIDED = sql.literals([...UNMATCHED, ...QUEUED])
const LINE = sql`
  select bank_statement_lines.id, bank_statement_lines.day::text, bank_statement_lines.amount, currency, name, text,
    state in (${UNDECIDED}) as is_undecided,
    (select json_build_object('id', manual_entries.id, 'place', manual_entries.place)
     from reconciliation_explanations join manual_entries on manual_entries.id = manual_entry_id
     where line_id = bank_statement_lines.id and manual_entries.state in (${sql.literals(WAITING)}) limit 1) as waiting,
    match_id, (select staff.name from reconciliation_matches left join staff on staff.id = made_by
      where reconciliation_matches.id = match_id) as matched_by
  from bank_statement_lines left join reconciliation_match_lines on line_id = bank_statement_lines.id`

type LineSearch = PageQuery & { currency: AccountCurrency; day: string; state: SideState }
/** Of an account up to a day, the newest first. */
export const lineRows = (db: Db, { currency, day, state, cursor, limit }: LineSearch) =>
  db.rows<LineRow>(sql`
    ${LINE} where currency = ${currency} and bank_statement_lines.day <= ${day}::date
      and ${state === 'open' ? sql`not ${settledBy(day)}` : settledBy(day)}
      and ${olderThan(sql`bank_statement_lines.id`, cursor)}
    order by bank_statement_lines.id desc limit ${limit + 1}`)

/** What of the bank is no entry by this day. */
export const openLines = (db: Db, currency: AccountCurrency, day: string) =>
  db.rows<OpenLine>(sql`
    select id, day::text, amount, state in (${UNDECIDED}) as is_undecided from bank_statement_lines
    where currency = ${currency} and day <= ${day}::date and not ${settledBy(day)} order by id limit 20000`)

/** Nobody else matches or explains them until the transaction ends. */
export async function lockLines(db: Db, ids: readonly string[]): Promise<LineRow[]> {
  await db.run(sql`select from bank_statement_lines where id = any(${[...ids]}::uuid[]) order by id for update`)
  return db.rows<LineRow>(
    sql`${LINE} where bank_statement_lines.id = any(${[...ids]}::uuid[]) order by bank_statement_lines.id`,
  )
}

/** The statement that a line came with: the proof of what it explains. */
export const statementFileOf = (db: Db, lineId: string) =>
  db.one<{ file_id: string }>(sql`
    select file_id from bank_statements join bank_statement_lines on statement_id = bank_statements.id
    where bank_statement_lines.id = ${lineId}`)

/**
 * The balance of each account of a currency at the end of a day: what its last statement by then says, and the lines since; within
 * its first statement what that begins with. Null where no statement says it.
 */
export const balancesOf = (db: Db, currency: AccountCurrency, day: string) =>
  db.rows<SavedBalance>(sql`
    select accounts.iban, base.amount + (
      select coalesce(sum(amount), 0)::int8 from bank_statement_lines
      where bank_statement_lines.iban = accounts.iban and bank_statement_lines.day > base.day
        and bank_statement_lines.day <= ${day}::date) as balance
    from (select distinct iban from bank_statements where currency = ${currency} and from_day <= ${day}::date) as accounts
      left join lateral (
        select * from (
          select to_day as day, closing as amount, imported_at from bank_statements
          where bank_statements.iban = accounts.iban and closing is not null and to_day <= ${day}::date
          union all
          select from_day - 1, opening, imported_at from bank_statements
          where bank_statements.iban = accounts.iban and opening is not null and from_day <= ${day}::date
        ) as known order by day desc, imported_at desc limit 1
      ) as base on true`)

/** The day before the first statement of a currency: what was there then is no line of any. */
export const dayBeforeStatements = async (db: Db, currency: AccountCurrency): Promise<string | null> =>
  (
    await db.one<{ day: string | null }>(
      sql`select (min(from_day) - 1)::text as day from bank_statements where currency = ${currency}`,
    )
  ).day
