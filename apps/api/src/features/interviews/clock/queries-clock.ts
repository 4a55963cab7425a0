import { AHEAD } from '@fareeq/domain/interviews/states.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Batch size: the next minute continues. */
const HANDFUL = 100

export const overdue = (db: Db, now: Date) =>
  db.rows<{ id: string }>(sql`
    select id from interviews where due_at <= ${now} order by due_at limit ${HANDFUL}`)

/** Candidates within a day; a rule decides on the reminder. */
export const meetingSoon = (db: Db, now: Date, until: Date) =>
  db.rows<{ id: string; starts_at: Date; told_at: Date | null }>(sql`
    select id, starts_at, told_at from interviews
    where state = any(${AHEAD}) and starts_at > ${now} and starts_at <= ${until} order by starts_at limit 200`)

/** Compare and set: false when another node was faster. */
export const markNotified = async (db: Db, { id, told_at }: { id: string; told_at: Date | null }, now: Date) =>
  (await db.run(sql`
    update interviews set told_at = ${now}
    where id = ${id} and state = any(${AHEAD}) and told_at is not distinct from ${told_at}`)) === 1
