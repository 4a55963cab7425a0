import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import type { SavedViewRow } from './rows.ts'

export const viewsOf = (db: Db, { staffId }: Staff) =>
  db.rows<SavedViewRow>(sql`select id, name, query from selection_views where staff_id = ${staffId} order by name`)

export const saveViewRow = (
  db: Db,
  { staffId }: Staff,
  view: { id: string; name: string; query: Record<string, string> },
  now: Date,
) =>
  db.run(sql`
    insert into selection_views (id, staff_id, name, query, created_at)
    values (${view.id}, ${staffId}, ${view.name}, ${JSON.stringify(view.query)}, ${now})
    on conflict (staff_id, name) do update set query = excluded.query`)

export const deleteView = (db: Db, { staffId }: Staff, id: string) =>
  db.run(sql`delete from selection_views where id = ${id} and staff_id = ${staffId}`)
