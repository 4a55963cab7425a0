import type { Bilingual } from '@fareeq/domain/kernel/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** What the clock finds to do, a handful at a time: the rest is found the next minute. */
const HANDFUL = 100

/** Not while its interview has something to be written down: what became of that may let it live on. */
export const overdue = (db: Db, now: Date) =>
  db.rows<{ id: string }>(sql`
    select id from nominations where state in ('reserved', 'in_interview') and expires_at <= ${now}
      and not exists (select 1 from interviews where nomination_id = nominations.id and due_at <= ${now})
    order by expires_at limit ${HANDFUL}`)

/** Those whose client should hear that time runs out; each is found once. */
export const soonOver = (db: Db, until: Date, now: Date) =>
  db.rows<{ client_id: string; talent: Bilingual; expires_at: Date }>(sql`
    update nominations set reminded_at = ${now}
    from client_projects, users
    where client_projects.id = project_id and users.id = talent_id and nominations.state = 'reserved'
      and reminded_at is null and expires_at > ${now} and expires_at <= ${until}
    returning client_id, names_for(users) as talent, expires_at`)
