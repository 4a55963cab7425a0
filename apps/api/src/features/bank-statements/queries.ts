import type { ReadStatement, StatementColumns } from '@fareeq/domain/bank-statements/schema.ts'
import type { AsideKind } from '@fareeq/domain/bank-statements/limits.ts'
import type { LineState } from '@fareeq/domain/bank-statements/states.ts'
import { REVERSAL_FACTS, REVERSAL_KINDS } from '@fareeq/domain/payments/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { sql } from '../../platform/db/sql.ts'
import { insertFile } from '../../platform/files/queries.ts'
import type { StoredFile } from '../../platform/files/blob-storage.ts'
import type { AccountsRow, BookingRow, ColumnsRow, CountRow, LineFingerprint, LineRow, StatementRow } from './rows.ts'

/** Accounts of every released version, the latest first: money still comes to one that was closed for new invoices. */
export const accountRows = (db: Db) =>
  db.rows<AccountsRow>(sql`
    select accounts from sellers where released_at is not null order by from_day desc, released_at desc limit 50`)

export const columnsRows = (db: Db) => db.rows<ColumnsRow>(sql`select iban, columns from bank_statement_columns`)

export const saveColumns = (db: Db, iban: string, columns: StatementColumns, staffId: string, now: Date) =>
  db.also(sql`
    insert into bank_statement_columns (iban, columns, saved_by, updated_at)
    values (${iban}, ${JSON.stringify(columns)}, ${staffId}, ${now})
    on conflict (iban) do update set columns = excluded.columns, saved_by = excluded.saved_by,
      updated_at = excluded.updated_at`)

/** Reversals after which the line is not booked any more. */
const MISTAKES = REVERSAL_KINDS.filter((kind) => REVERSAL_FACTS[kind].frees_reference)

const STATEMENT = sql`
  select bank_statements.id, iban, currency, format, number, files.name as file_name, from_day::text, to_day::text, opening,
    closing, staff.name as by, imported_at, imported_by, file_id
  from bank_statements join files on files.id = file_id join staff on staff.id = imported_by`

export const statementByDigest = (db: Db, digest: string) =>
  db.row<StatementRow>(sql`${STATEMENT} where bank_statements.sha256 = ${digest}`)

export const statementById = (db: Db, id: string) =>
  db.row<StatementRow>(sql`${STATEMENT} where bank_statements.id = ${id}`)

export const statementRows = (db: Db, { cursor, limit }: PageQuery) =>
  db.rows<StatementRow>(sql`
    ${STATEMENT} where ${olderThan(sql`bank_statements.id`, cursor)} order by bank_statements.id desc limit ${limit + 1}`)

/** How many lines of these statements stand where. */
export const lineCounts = (db: Db, ids: readonly string[]) =>
  db.rows<CountRow>(sql`
    select statement_id, state, count(*)::int from bank_statement_lines where statement_id = any(${[...ids]}::uuid[])
    group by statement_id, state`)

/** Of these fingerprints those that the account has. */
export const knownLines = async (db: Db, iban: string, fingerprints: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await db.rows<LineFingerprint>(sql`
        select fingerprint from bank_statement_lines where iban = ${iban} and fingerprint = any(${[...fingerprints]}::text[])`)
    ).map(({ fingerprint }) => fingerprint),
  )

type NewStatement = Pick<ReadStatement, 'format' | 'number' | 'opening' | 'closing'> & {
  id: string
  iban: string
  currency: string
  fileId: string
  digest: string
  fromDay: string
  toDay: string
  staffId: string
}
/** False when this file was imported before. */
export const insertStatement = async (db: Db, statement: NewStatement, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into bank_statements (id, iban, currency, format, number, file_id, sha256, from_day, to_day, opening, closing,
      imported_by, imported_at)
    values (${statement.id}, ${statement.iban}, ${statement.currency}, ${statement.format}, ${statement.number},
      ${statement.fileId}, ${statement.digest}, ${statement.fromDay}, ${statement.toDay}, ${statement.opening},
      ${statement.closing}, ${statement.staffId}, ${now})
    on conflict (sha256) do nothing`)) === 1

export const insertStatementFile = (
  db: Db,
  file: { id: string; ownerId: string; name: string; mediaType: string; file: StoredFile },
  now: Date,
) => insertFile(db, { ...file, kind: 'bank-statement' }, now)

export type NewLine = {
  id: string
  place: number
  fingerprint: string
  day: string
  amount: number
  currency: string
  name: string | null
  text: string
  bank_id: string | null
  is_reversal: boolean
  state: LineState
}
/** In one statement; answers how many the account did not have. */
export const insertLines = (db: Db, statementId: string, iban: string, lines: readonly NewLine[]): Promise<number> =>
  db.run(sql`
    insert into bank_statement_lines (id, statement_id, place, iban, fingerprint, day, amount, currency, name, text, bank_id,
      is_reversal, state)
    select id, ${statementId}, place, ${iban}, fingerprint, day, amount, currency, name, text, bank_id, is_reversal, state
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(id uuid, place integer, fingerprint text, day date,
      amount bigint, currency text, name text, text text, bank_id text, is_reversal boolean, state text)
    on conflict (iban, fingerprint) do nothing`)

const LINE = sql`
  select bank_statement_lines.id, statement_id, place, day::text, amount, currency, bank_statement_lines.name, text, bank_id,
    is_reversal, fingerprint, state, aside_kind, aside_reason, staff.name as decided_by, decided_at
  from bank_statement_lines left join staff on staff.id = decided_by`

type LineSearch = PageQuery & { state?: LineState | undefined; statement_id?: string | undefined }
export const lineRows = (db: Db, { state, statement_id, cursor, limit }: LineSearch) =>
  db.rows<LineRow>(sql`
    ${LINE} where ${olderThan(sql`bank_statement_lines.id`, cursor)}
      ${state ? sql`and state = ${state}` : sql.empty} ${statement_id ? sql`and statement_id = ${statement_id}` : sql.empty}
    order by bank_statement_lines.id desc limit ${limit + 1}`)

export const lineById = (db: Db, id: string) => db.row<LineRow>(sql`${LINE} where bank_statement_lines.id = ${id}`)

/** Those of a statement that nobody has compared, in its order. */
export const unmatchedLines = (db: Db, statementId: string, states: readonly LineState[]) =>
  db.rows<LineRow>(sql`${LINE} where statement_id = ${statementId} and state = any(${[...states]}) order by place`)

/** Nobody else decides about it until the transaction ends. */
export async function lockLine(db: Db, id: string): Promise<LineRow | undefined> {
  await db.run(sql`select from bank_statement_lines where id = ${id} for update`)
  return lineById(db, id)
}

export type LineDecision = { state: LineState; staffId: string | null; aside?: { kind: AsideKind; reason: string } }
/** False when it was somewhere else meanwhile. */
export const moveLine = async (
  db: Db,
  { id, state: from }: Pick<LineRow, 'id' | 'state'>,
  { state, staffId, aside }: LineDecision,
  now: Date,
): Promise<boolean> =>
  (await db.run(sql`
    update bank_statement_lines set state = ${state}, decided_by = ${staffId}, decided_at = ${now},
      aside_kind = ${aside?.kind ?? null}, aside_reason = ${aside?.reason ?? null}
    where id = ${id} and state = ${from}`)) === 1

export const insertBooking = (db: Db, lineId: string, place: number, paymentId: string) =>
  db.also(
    sql`insert into bank_statement_bookings (line_id, place, payment_id) values (${lineId}, ${place}, ${paymentId})`,
  )

/** Also those that were reversed: a line that is booked again goes on after them. */
export const countBookings = async (db: Db, lineId: string): Promise<number> =>
  (
    await db.one<{ count: number }>(
      sql`select count(*)::int as count from bank_statement_bookings where line_id = ${lineId}`,
    )
  ).count

export const bookingsOf = (db: Db, lineIds: readonly string[]) =>
  db.rows<BookingRow>(sql`
    select line_id, payment_id as id, invoices.number as number /* not null */, payments.amount
    from bank_statement_bookings join payments on payments.id = payment_id join invoices on invoices.id = invoice_id
    where line_id = any(${[...lineIds]}::uuid[])
      and not exists (select from payment_reversals where payment_reversals.payment_id = payments.id and kind in (${sql.literals(MISTAKES)}))
    order by line_id, place`)
