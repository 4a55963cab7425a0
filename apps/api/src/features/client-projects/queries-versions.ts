import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Colleague, VersionsOfRow } from './rows.ts'

export type Version = { version: number; request: Record<string, unknown>; saved_at: Date }

/** Stores a version before it is overwritten. */
export const saveVersion = (
  db: Db,
  projectId: string,
  { version, request, saved_at, replaced_by }: Version & { replaced_by: string | null },
) =>
  db.also(sql`
    insert into client_project_versions (project_id, version, request, saved_at, replaced_by)
    values (${projectId}, ${version}, ${JSON.stringify(request)}, ${saved_at}, ${replaced_by})
    on conflict do nothing`)

/** Newest first. */
export const versionsOf = (db: Db, projectId: string) =>
  db.rows<VersionsOfRow>(sql`
    select version, request, saved_at, staff.name as acted_by
    from client_project_versions left join staff on staff.id = replaced_by
    where project_id = ${projectId} order by version desc`)

/** The owner of the request; all matchers while it has none. */
export const matchersOf = (db: Db, managerId: string | null) =>
  db.rows<Colleague>(sql`
    select email, name, mail_lang as lang from staff
    where active and (id = ${managerId} or (${managerId}::uuid is null and 'matcher' = any(roles)))
    order by email`)

/** Names of colleagues, for the projects they take care of. */
export const managerNames = (db: Db, ids: readonly string[]) =>
  db.rows<{ id: string; name: string }>(sql`select id, name from staff where id = any(${[...ids]})`)
