import type { ImportChoice, RowVerdict } from '@fareeq/domain/talent-imports/limits.ts'
import { type ImportPhase, type RowState, WAITING_ROWS } from '@fareeq/domain/talent-imports/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { CONTACT_EMAIL } from '../accounts/queries-imported.ts'
import type { ReadFile, ReadRow } from './actions-reading.ts'
import type { ImportRecord, LockedImport, PreviewRow, WaitingRow } from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

type ImportFacts = { id: string; staffId: string; fileName: string }

const AT_ONCE = 500

export async function insertImport(db: Db, importFacts: ImportFacts, { rows, ignored }: ReadFile, now: Date) {
  await db.run(sql`
    insert into talent_imports (id, staff_id, file_name, phase, ignored, total, created_at, updated_at)
    values (${importFacts.id}, ${importFacts.staffId}, ${importFacts.fileName}, 'comparing', ${ignored}, ${rows.length}, ${now}, ${now})`)
  for (let at = 0; at < rows.length; at += AT_ONCE) await insertRows(db, importFacts.id, rows.slice(at, at + AT_ONCE))
}

const insertRows = (db: Db, importId: string, rows: readonly ReadRow[]) =>
  db.run(sql`
    insert into talent_import_rows (import_id, line, name, email, phone, person, faults, verdict)
    select ${importId}, line, name, email, phone, person, faults,
      case when person is null then 'faulty' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (line integer, name text, email text, phone text, person jsonb, faults jsonb)`)

const SELECT_IMPORT = sql`
  select talent_imports.id, file_name, phase, staff.name as by, talent_imports.created_at, total, imported, noted, skipped,
    ignored, coalesce(counted.compared, total)::int as compared,
    jsonb_build_object('new', coalesce(fresh, 0), 'duplicate', coalesce(known, 0), 'faulty', coalesce(faulty, 0)) as verdicts,
    jsonb_build_object('import', coalesce(importing, 0), 'note', coalesce(noting, 0), 'skip', coalesce(skipping, 0)) as choices
  from talent_imports join staff on staff.id = staff_id
    left join lateral (
      select count(verdict) as compared, count(*) filter (where verdict = 'new') as fresh,
        count(*) filter (where verdict = 'duplicate') as known, count(*) filter (where verdict = 'faulty') as faulty,
        count(*) filter (where choice = 'import') as importing, count(*) filter (where choice = 'note') as noting,
        count(*) filter (where choice = 'skip') as skipping
      from talent_import_rows where import_id = talent_imports.id) as counted on true`

export const importById = (db: Db, _viewer: Staff, id: string) =>
  db.row<ImportRecord>(sql`${SELECT_IMPORT} where talent_imports.id = ${id}`)

export const lastImports = (db: Db, _viewer: Staff, limit: number) =>
  db.rows<ImportRecord>(sql`${SELECT_IMPORT} order by talent_imports.created_at desc limit ${limit}`)

/** Row lock until the transaction ends, with the present roles of the colleague who began the import. */
export const lockImport = (db: Db, id: string) =>
  db.row<LockedImport>(sql`
    select id, phase, staff_id, file_name, (select roles from staff where staff.id = staff_id and active) as roles
    from talent_imports where id = ${id} for update`)

export const savePhase = (db: Db, id: string, phase: ImportPhase, staffId: string, now: Date) =>
  db.run(sql`update talent_imports set phase = ${phase}, staff_id = ${staffId}, updated_at = ${now} where id = ${id}`)

const PREVIEW = sql`
  select line, name, row.email, row.phone, person ->> 'note' as note, verdict, likeness, faults, choice, state,
    case when users.id is null then null else
      json_build_object('id', users.id, 'name', first_name || ' ' || last_name, 'email', ${CONTACT_EMAIL},
        'awaits_consent', exists (
          select 1 from imported_talents as asked where asked.user_id = users.id and consented_at is null)) end as match
  from talent_import_rows as row left join users on users.id = match_id`

type Page = { verdict?: RowVerdict | undefined; cursor?: number | undefined; limit: number }
export const previewRows = (db: Db, _viewer: Staff, id: string, { verdict, cursor = 0, limit }: Page) =>
  db.rows<PreviewRow>(sql`
    ${PREVIEW} where import_id = ${id} and line > ${cursor}::int
      ${verdict ? sql`and verdict = ${verdict}` : sql.empty}
    order by line limit ${limit + 1}`)

export const previewRow = (db: Db, _viewer: Staff, id: string, line: number) =>
  db.row<PreviewRow>(sql`${PREVIEW} where import_id = ${id} and line = ${line}::int`)

export const saveChoice = (db: Db, id: string, line: number, choice: ImportChoice) =>
  db.run(sql`update talent_import_rows set choice = ${choice} where import_id = ${id} and line = ${line}::int`)

export const waitingRows = (db: Db, id: string, few: number) =>
  db.rows<WaitingRow>(sql`
    select line, choice, person, match_id from talent_import_rows
    where import_id = ${id} and state in (${sql.literals(WAITING_ROWS)}) order by line limit ${few} for update`)

export const saveRowState = (db: Db, id: string, line: number, state: RowState, userId: string | null) =>
  db.also(sql`
    update talent_import_rows set state = ${state}, user_id = ${userId} where import_id = ${id} and line = ${line}::int`)

export const addDone = (db: Db, id: string, done: Record<Exclude<RowState, 'waiting'>, number>, now: Date) =>
  db.run(sql`
    update talent_imports set imported = imported + ${done.imported}::int, noted = noted + ${done.noted}::int,
      skipped = skipped + ${done.skipped}::int, updated_at = ${now}
    where id = ${id}`)

export const deleteOldRows = (db: Db, before: Date) =>
  db.run(sql`
    delete from talent_import_rows using talent_imports
    where talent_imports.id = import_id and talent_imports.updated_at < ${before}`)

export async function erasePerson(db: Db, { id }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from imported_talents where user_id = ${id}`)
  await db.run(sql`delete from talent_pairs where imported_id = ${id}`)
  await db.run(sql`delete from talent_pairs where other_id = ${id}`)
  await db.run(sql`delete from talent_merges where kept_id = ${id}`)
  await db.run(sql`delete from talent_import_rows where match_id = ${id}`)
  await db.run(sql`delete from talent_import_rows where user_id = ${id}`)
}
