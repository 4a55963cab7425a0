import { REPORTED } from '@fareeq/domain/assessments/states.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Staff } from '../../../platform/session.ts'
import type { ItemRow } from './rows.ts'

/** By item and version. Graded is what counts as a result: voided and annulled attempts say nothing about an item. */
export const itemSums = (db: Db, _viewer: Staff, ids: readonly string[]) =>
  db.rows<ItemRow>(sql`
    select item_id, item_version, count(*)::int as drawn, count(answer)::int as answered,
      count(*) filter (where graded)::int as graded,
      count(*) filter (where graded and is_right)::int as right,
      coalesce(avg(score) filter (where graded), 0)::float8 as mean,
      coalesce(stddev_pop(score) filter (where graded), 0)::float8 as deviation,
      coalesce(avg(score) filter (where graded and is_right), 0)::float8 as mean_right
    from (
      select item_id, item_version, answer, score, passed = total as is_right,
        total is not null and score is not null and state = any(${REPORTED}) as graded
      from assessment_answers join assessment_attempts on assessment_attempts.id = attempt_id
      where item_id = any(${ids})) as answers
    group by item_id, item_version`)

export const insertRetired = (db: Db, itemId: string, staffId: string, reason: string, now: Date) =>
  db.run(sql`
    insert into assessment_items_retired (item_id, retired_by, reason, retired_at)
    values (${itemId}, ${staffId}, ${reason}, ${now}) on conflict do nothing`)

export const deleteRetired = (db: Db, itemId: string) =>
  db.run(sql`delete from assessment_items_retired where item_id = ${itemId}`)

/** One change of the bank after the other, so that two do not take out the last items together. */
export const lockItems = (db: Db) => db.run(sql`select pg_advisory_xact_lock(hashtextextended('assessment items', 0))`)
