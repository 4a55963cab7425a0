import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { BulkKind } from '@fareeq/domain/selections/limits.ts'
import type { BulkState, SelectionState } from '@fareeq/domain/selections/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { EVIDENCE_COLUMNS } from './queries.ts'
import type { BulkFactsRow, BulkRow, LockedBulk, LockedSelection, MovedBack } from './rows.ts'

/** Of known ids; foreign and vanished ones are missing. */
export const bulkFacts = (db: Db, _viewer: Staff, ids: readonly string[], lang: Lang) =>
  db.rows<BulkFactsRow>(sql`
    select talent_id, name_for(users, ${lang}) as name, state, owner_id, invited_at,
      (select staff.name from staff where staff.id = owner_id) as owner_name,
      exists (select 1 from imported_talents where user_id = talent_id and consented_at is null) as awaits_consent,
      ${EVIDENCE_COLUMNS}
    from selections join users on users.id = talent_id where talent_id = any(${[...ids]}::uuid[])`)

const SELECT_BULK = sql`
  select id, kind, to_step, phase, total, moved, skipped, kept, told_at is not null as is_told from selection_bulks`

type NewBulk = {
  id: string
  staffId: string
  kind: BulkKind
  to?: SelectionState | undefined
  owner?: string | undefined
  reason?: string | undefined
  sharedReason?: string | undefined
  ids: readonly string[]
}

export const insertBulk = (db: Db, bulk: NewBulk, now: Date) =>
  db.run(sql`
    insert into selection_bulks (id, staff_id, kind, to_step, owner_id, reason, shared_reason, phase, waiting, total, created_at)
    values (${bulk.id}, ${bulk.staffId}, ${bulk.kind}, ${bulk.to ?? null}, ${bulk.owner ?? null}, ${bulk.reason ?? null},
      ${bulk.sharedReason ?? null}, 'running', ${[...bulk.ids]}::uuid[], ${bulk.ids.length}, ${now})`)

/** A colleague's own. */
export const bulkRow = (db: Db, { staffId }: Staff, id: string) =>
  db.row<BulkRow>(sql`${SELECT_BULK} where id = ${id} and staff_id = ${staffId}`)

export const lockOwnBulk = (db: Db, { staffId }: Staff, id: string) =>
  db.row<BulkRow>(sql`${SELECT_BULK} where id = ${id} and staff_id = ${staffId} for update`)

/** For the job, with a row lock and the next few. */
export const lockBulk = (db: Db, id: string, few: number) =>
  db.row<LockedBulk>(sql`
    select staff_id, (select roles from staff where staff.id = staff_id and active) as roles, kind, to_step, owner_id,
      reason, shared_reason, phase, waiting[1:${few}::int] as waiting
    from selection_bulks where id = ${id} for update`)

/** True when it was the last batch. */
export const advanceBulk = async (
  db: Db,
  id: string,
  { few, moved, skipped }: { few: number; moved: number; skipped: number },
  now: Date,
): Promise<boolean> =>
  (
    await db.one<{ is_last: boolean }>(sql`
      update selection_bulks set waiting = waiting[${few + 1}::int:], moved = moved + ${moved}::int,
        skipped = skipped + ${skipped}::int,
        phase = case when cardinality(waiting) <= ${few}::int then 'finished' else phase end,
        ended_at = case when cardinality(waiting) <= ${few}::int then ${now}::timestamptz end
      where id = ${id} returning cardinality(waiting) = 0 as is_last`)
  ).is_last

export const savePhase = (db: Db, id: string, phase: BulkState, now: Date, remaining = 0) =>
  db.run(sql`
    update selection_bulks set phase = ${phase}, kept = ${remaining}, ended_at = coalesce(ended_at, ${now})
    where id = ${id}`)

export const saveBulkMove = (db: Db, bulkId: string, selection: LockedSelection, now: Date) =>
  db.run(sql`
    insert into selection_bulk_moves (bulk_id, talent_id, from_step, from_owner_id, entered_at, due_at, moved_at)
    values (${bulkId}, ${selection.talent_id}, ${selection.state}, ${selection.owner_id}, ${selection.entered_at},
      ${selection.due_at}, ${now})`)

/** In one statement: step, entry and promise as they were, of all who are still where the bulk action put them. */
export const restoreSteps = (db: Db, id: string, to: SelectionState, now: Date) =>
  db.rows<MovedBack>(sql`
    update selections set state = from_step, entered_at = before.entered_at, due_at = before.due_at,
      apply_again_at = null, updated_at = ${now}
    from selection_bulk_moves as before
    where bulk_id = ${id} and before.talent_id = selections.talent_id and state = ${to}
      and selections.entered_at = moved_at
    returning selections.talent_id, from_step`)

/** Of all who still have the owner that the bulk action gave them. */
export const restoreOwners = (db: Db, id: string, now: Date) =>
  db.run(sql`
    update selections set owner_id = from_owner_id, updated_at = ${now}
    from selection_bulk_moves as before join selection_bulks on selection_bulks.id = bulk_id
    where bulk_id = ${id} and before.talent_id = selections.talent_id
      and selections.owner_id = selection_bulks.owner_id`)

export const recordUndo = (db: Db, rows: readonly MovedBack[], to: SelectionState, staffId: string, now: Date) =>
  db.run(sql`
    insert into selection_moves (talent_id, event, from_state, to_state, was_late, staff_id, at)
    select talent_id, 'undo', ${to}, from_step, false, ${staffId}, ${now}
    from unnest(${rows.map((row) => row.talent_id)}::uuid[], ${rows.map((row) => row.from_step)}::text[])
      as undone (talent_id, from_step)`)
