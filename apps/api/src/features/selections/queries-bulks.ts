import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { EvidenceFacts } from '@fareeq/domain/selections/rules.ts'
import type { Bulk, SavedView } from '@fareeq/domain/selections/schema-bulks.ts'
import { type BulkState, type SelectionState } from '@fareeq/domain/selections/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import type { LockedSelection } from './queries-moves.ts'
import { EVIDENCE_COLUMNS } from './queries.ts'

/** Of known ids; foreign and vanished ones are missing. */
export const evidenceOf = (db: Db, _viewer: Staff, ids: readonly string[], lang: Lang) =>
  db.rows<EvidenceFacts & { talent_id: string; name: string }>(sql`
    select talent_id, name_for(users, ${lang}) as name, state, ${EVIDENCE_COLUMNS}
    from selections join users on users.id = talent_id where talent_id = any(${[...ids]}::uuid[])`)

type BulkRow = Omit<Bulk, 'to' | 'state'> & { to_step: SelectionState; phase: BulkState }
const SELECT_BULK = sql`select id, to_step, phase, total, moved, skipped, kept from selection_bulks`

export const insertBulk = (
  db: Db,
  one: { id: string; staffId: string; to: SelectionState; ids: readonly string[] },
  now: Date,
) =>
  db.run(sql`
    insert into selection_bulks (id, staff_id, to_step, phase, waiting, total, created_at)
    values (${one.id}, ${one.staffId}, ${one.to}, 'running', ${[...one.ids]}::uuid[], ${one.ids.length}, ${now})`)

/** A colleague's own. */
export const bulkRow = (db: Db, { staffId }: Staff, id: string) =>
  db.row<BulkRow>(sql`${SELECT_BULK} where id = ${id} and staff_id = ${staffId}`)

export const lockOwnBulk = (db: Db, { staffId }: Staff, id: string) =>
  db.row<BulkRow>(sql`${SELECT_BULK} where id = ${id} and staff_id = ${staffId} for update`)

export type LockedBulk = {
  staff_id: string
  roles: string[]
  to_step: SelectionState
  phase: BulkState
  waiting: string[]
}

/** For the job, with a row lock and the next few. */
export const lockBulk = (db: Db, id: string, few: number) =>
  db.row<LockedBulk>(sql`
    select staff_id, (select roles from staff where staff.id = staff_id and active) as roles, to_step, phase,
      waiting[1:${few}::int] as waiting
    from selection_bulks where id = ${id} for update`)

export const advanceBulk = (db: Db, id: string, few: number, moved: number, skipped: number) =>
  db.run(sql`
    update selection_bulks set waiting = waiting[${few + 1}::int:], moved = moved + ${moved}::int,
      skipped = skipped + ${skipped}::int,
      phase = case when cardinality(waiting) <= ${few}::int then 'finished' else phase end
    where id = ${id}`)

export const savePhase = (db: Db, id: string, phase: BulkState, remaining = 0) =>
  db.run(sql`update selection_bulks set phase = ${phase}, kept = ${remaining} where id = ${id}`)

export const saveBulkMove = (db: Db, bulkId: string, selection: LockedSelection, now: Date) =>
  db.run(sql`
    insert into selection_bulk_moves (bulk_id, talent_id, from_step, entered_at, due_at, moved_at)
    values (${bulkId}, ${selection.talent_id}, ${selection.state}, ${selection.entered_at}, ${selection.due_at}, ${now})`)

export type MovedBack = { talent_id: string; from_step: SelectionState }

/** In one statement: step, entry and promise as they were, of all who are still where the bulk move put them. */
export const restoreBulk = (db: Db, id: string, to: SelectionState, now: Date) =>
  db.rows<MovedBack>(sql`
    update selections set state = from_step, entered_at = before.entered_at, due_at = before.due_at, updated_at = ${now}
    from selection_bulk_moves as before
    where bulk_id = ${id} and before.talent_id = selections.talent_id and state = ${to}
      and selections.entered_at = moved_at
    returning selections.talent_id, from_step`)

export const recordUndo = (db: Db, rows: readonly MovedBack[], to: SelectionState, staffId: string, now: Date) =>
  db.run(sql`
    insert into selection_moves (talent_id, event, from_state, to_state, was_late, staff_id, at)
    select talent_id, 'undo', ${to}, from_step, false, ${staffId}, ${now}
    from unnest(${rows.map((row) => row.talent_id)}::uuid[], ${rows.map((row) => row.from_step)}::text[])
      as undone (talent_id, from_step)`)

export const viewsOf = (db: Db, { staffId }: Staff) =>
  db.rows<SavedView>(sql`select id, name, query from selection_views where staff_id = ${staffId} order by name`)

export const saveViewRow = (
  db: Db,
  { staffId }: Staff,
  one: { id: string; name: string; query: Record<string, string> },
  now: Date,
) =>
  db.run(sql`
    insert into selection_views (id, staff_id, name, query, created_at)
    values (${one.id}, ${staffId}, ${one.name}, ${JSON.stringify(one.query)}, ${now})
    on conflict (staff_id, name) do update set query = excluded.query`)

export const deleteView = (db: Db, { staffId }: Staff, id: string) =>
  db.run(sql`delete from selection_views where id = ${id} and staff_id = ${staffId}`)
