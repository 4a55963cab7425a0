import type { SubstituteForm } from '@fareeq/domain/approvals/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { sql } from '../../platform/db/sql.ts'
import type { CurrentSubstitute, SubstituteRow } from './rows.ts'

const SUBSTITUTE = sql`
  select approval_substitutes.id, substitute.name, from_day::text, to_day::text, reason, appointer.name as appointed_by, staff_id,
    ender.name as ended_by, approval_substitutes.ended_at
  from approval_substitutes join staff substitute on substitute.id = staff_id
    join staff appointer on appointer.id = appointed_by left join staff ender on ender.id = approval_substitutes.ended_by`

export const substituteRows = (db: Db, { cursor, limit }: PageQuery) =>
  db.rows<SubstituteRow>(sql`
    ${SUBSTITUTE} where ${olderThan(sql`approval_substitutes.id`, cursor)}
    order by approval_substitutes.id desc limit ${limit + 1}`)

export async function lockSubstitute(db: Db, id: string): Promise<SubstituteRow | undefined> {
  await db.run(sql`select from approval_substitutes where id = ${id} for update`)
  return db.row<SubstituteRow>(sql`${SUBSTITUTE} where approval_substitutes.id = ${id}`)
}

/** By which somebody stands in on a day; undefined on all others. */
export const currentSubstitute = (db: Db, staffId: string, day: string) =>
  db.row<CurrentSubstitute>(sql`
    select id from approval_substitutes
    where staff_id = ${staffId} and ${day}::date between from_day and to_day and approval_substitutes.ended_at is null
    order by to_day desc, id limit 1`)

type NewSubstitute = SubstituteForm & { id: string; appointed_by: string }
export const insertSubstitute = (db: Db, row: NewSubstitute, now: Date) =>
  db.run(sql`
    insert into approval_substitutes (id, staff_id, from_day, to_day, reason, appointed_by, created_at)
    values (${row.id}, ${row.staff_id}, ${row.from_day}, ${row.to_day}, ${row.reason}, ${row.appointed_by}, ${now})`)

export const endSubstitute = (db: Db, id: string, staffId: string, now: Date) =>
  db.run(sql`update approval_substitutes set ended_by = ${staffId}, ended_at = ${now} where id = ${id}`)
