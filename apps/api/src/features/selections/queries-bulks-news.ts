import { DELAYED_NEWS, FINAL_STATES } from '@fareeq/domain/selections/rules-bulks.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

import type { UntoldBulk } from './rows.ts'

/** A rejection keeps its reason until the last talent is told. */
const UNTOLD = sql`
  select id, staff_id, kind, ended_at, owner_id, shared_reason from selection_bulks
  where kind in (${sql.literals(DELAYED_NEWS)}) and phase in (${sql.literals(FINAL_STATES)})
    and ended_at is not null and (told_at is null or reason is not null)`

export const untoldBulks = (db: Db) => db.rows<UntoldBulk>(sql`${UNTOLD} order by ended_at`)

/** With a row lock; undefined when it was undone in between. */
export const lockUntoldBulk = (db: Db, id: string) => db.row<UntoldBulk>(sql`${UNTOLD} and id = ${id} for update`)

/** From here on it is no longer undone. */
export const markTold = (db: Db, id: string, now: Date) =>
  db.run(sql`update selection_bulks set told_at = coalesce(told_at, ${now}) where id = ${id}`)

/** The reasons stand in the history of each talent. */
export const dropReasons = (db: Db, id: string) =>
  db.run(sql`update selection_bulks set reason = null, shared_reason = null where id = ${id}`)

/** The next few who are not told yet; without a day for those who were opened again since. */
export const takeUntold = (db: Db, id: string, few: number, now: Date) =>
  db.rows<{ talent_id: string; apply_again_at: Date | null }>(sql`
    with few as (
      update selection_bulk_moves set told_at = ${now}
      where bulk_id = ${id} and talent_id in (
        select talent_id from selection_bulk_moves where bulk_id = ${id} and told_at is null order by talent_id limit ${few})
      returning talent_id, moved_at)
    select few.talent_id, case when selections.entered_at = moved_at then apply_again_at end as apply_again_at
    from few join selections on selections.talent_id = few.talent_id order by few.talent_id`)

/** Colleagues who had talents before, null for nobody; none when the new owner has given all of them away since. */
export const formerOwners = async (db: Db, id: string): Promise<(string | null)[]> =>
  (
    await db.rows<{ from_owner_id: string | null }>(sql`
      select distinct from_owner_id from selection_bulk_moves as before
        join selection_bulks on selection_bulks.id = bulk_id
        join selections on selections.talent_id = before.talent_id and selections.owner_id = selection_bulks.owner_id
      where bulk_id = ${id}`)
  ).map(({ from_owner_id }) => from_owner_id)
