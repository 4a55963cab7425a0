import type { AuditEntry } from '@fareeq/domain/staff/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'

export type AuditFilter = {
  action?: string | undefined
  actor?: string | undefined
  subject?: { kind: string; id: string } | undefined
  from?: Date | undefined
  to?: Date | undefined
}
type Page = AuditFilter & { cursor?: string | undefined; limit: number }

const person = (id: Sql) => sql`(select concat_ws(' ', first_name, last_name) from users where users.id = ${id})`
const ID = sql`subject_id::uuid`

/** Display names of actors and subjects; null when deleted. */
const NAMES = sql`
  case when actor_kind = 'staff' then (select name from staff where staff.id = actor_id)
    else ${person(sql`actor_id`)} end as actor_name,
  case subject_kind
    when 'user' then ${person(ID)}
    when 'talent' then ${person(ID)}
    when 'staff' then (select name from staff where staff.id = ${ID})
    when 'client-project' then (select product_name from client_projects where client_projects.id = ${ID})
    when 'ticket' then (select reference from tickets where tickets.id = ${ID})
    when 'meeting' then (select concat_ws(' ', first_name, last_name) from meetings where meetings.id = ${ID})
    when 'interview' then (select ${person(sql`talent_id`)} from interviews where interviews.id = ${ID})
    when 'nomination' then (select ${person(sql`talent_id`)} from nominations where nominations.id = ${ID})
  end as subject_name,
  case when subject_kind = 'nomination' then (select project_id from nominations where nominations.id = ${ID})
  end as request_id`

export type AuditRow = Omit<AuditEntry, 'at'> & { at: Date }

/** Keyset pagination, newest first: one row more than the page tells whether there is another. */
export const auditEntries = (db: Db, _viewer: Staff, { cursor, action, actor, subject, from, to, limit }: Page) => {
  const wanted: Sql[] = [
    ...(cursor ? [sql`e.id < ${cursor}`] : []),
    ...(action ? [sql`action = ${action}`] : []),
    ...(actor ? [sql`actor_id = ${actor}`] : []),
    ...(subject ? [sql`subject_kind = ${subject.kind} and subject_id = ${subject.id}`] : []),
    ...(from ? [sql`at >= ${from}`] : []),
    ...(to ? [sql`at < ${to}`] : []),
  ]
  const where = wanted.length > 0 ? sql`where ${sql.join(wanted, ' and ')}` : sql``
  return db.rows<AuditRow>(sql`
    select id::text, at, actor_kind, actor_id, action, subject_kind, subject_id, details, ${NAMES}
    from (select * from audit_entries e ${where} order by e.id desc limit ${limit + 1}) found order by found.id desc`)
}

/** Distinct actions by a loose index scan (recursive CTE) instead of reading the whole log. */
export const auditActions = async (db: Db, _viewer: Staff): Promise<string[]> => {
  const rows = await db.rows<{ action: string }>(sql`
    with recursive hop as (
      (select action from audit_entries order by action limit 1)
      union all
      select (select action from audit_entries where action > hop.action order by action limit 1)
      from hop where hop.action is not null
    )
    select action from hop where action is not null`)
  return rows.map(({ action }) => action)
}
