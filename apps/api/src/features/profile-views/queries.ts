import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Member } from '../../platform/session.ts'
import type { ViewRow } from './rows.ts'

export const viewsOf = (db: Db, { userId }: Member, before: string | null, limit: number) =>
  db.rows<ViewRow>(sql`
    select id::text, viewer, viewer_kind, parts, ground, at from profile_views
    where talent_id = ${userId} and (${before}::bigint is null
      or (at, id) < (select at, id from profile_views where id = ${before}::bigint and talent_id = ${userId}))
    order by at desc, profile_views.id desc limit ${limit + 1}`)
