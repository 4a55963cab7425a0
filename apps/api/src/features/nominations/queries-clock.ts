import { EXPIRING, UNDECIDED } from '@fareeq/domain/nominations/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { SoonOverRow } from './rows.ts'

/** Batch size: the next minute continues. */
const HANDFUL = 100

/** Not while its interview has pending clock moves, which may extend it. */
export const overdue = (db: Db, now: Date) =>
  db.rows<{ id: string }>(sql`
    select id from nominations where state in (${sql.literals(EXPIRING)}) and expires_at <= ${now}
      and not exists (select 1 from interviews where nomination_id = nominations.id and due_at <= ${now})
    order by expires_at limit ${HANDFUL}`)

/** Nominations to remind the client of; each once. */
export const soonOver = (db: Db, until: Date, now: Date) =>
  db.rows<SoonOverRow>(sql`
    update nominations set reminded_at = ${now}
    from client_projects, users
    where client_projects.id = project_id and users.id = talent_id and nominations.state in (${sql.literals(UNDECIDED)})
      and reminded_at is null and expires_at > ${now} and expires_at <= ${until}
    returning client_id, names_for(users) as talent, expires_at`)
