import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type NominationState, PASSED } from '@fareeq/domain/nominations/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { NEWEST_INTERVIEW, NEWEST_ROUND } from './queries.ts'
import type { StaffRow } from './rows.ts'

const selectNominations = (lang: Lang) => sql`
  select nominations.id, project_id, product_name as project_name,
    name_for(clients, ${lang}) as client_name, talent_id,
    name_for(talents, ${lang}) as talent_name, talent_profiles.role as talent_role,
    nominations.state, reasons, second_reasons, early_reason, early_steps, expires_at, nominations.created_at, staff.name as nominated_by,
    pass_reason, pass_tag, asked_at is not null as asked,
    ${NEWEST_INTERVIEW} as interview_id, ${NEWEST_ROUND} as interview_round, (
      select coalesce(json_agg(json_build_object('kind', kind, 'actor_kind', actor_kind, 'data', data, 'at', at,
        'actor', coalesce(
          (select name from staff where staff.id = actor_id),
          (select name_for(users, ${lang}) from users where users.id = actor_id))) order by events.id), '[]')
      from nomination_events as events where nomination_id = nominations.id) as events
  from nominations
    join client_projects on client_projects.id = project_id
    join users as clients on clients.id = client_id
    join users as talents on talents.id = talent_id
    left join talent_profiles on talent_profiles.user_id = talent_id
    left join staff on staff.id = nominated_by`

export const staffNomination = (db: Db, _viewer: Staff, id: string, lang: Lang) =>
  db.row<StaffRow>(sql`${selectNominations(lang)} where nominations.id = ${id}`)

type Page = PageQuery & {
  projectId: string | undefined
  talentId: string | undefined
  state: NominationState | undefined
}

export const staffNominations = (
  db: Db,
  _viewer: Staff,
  { projectId, talentId, state, cursor, limit }: Page,
  lang: Lang,
) => {
  const conditions: Sql[] = [
    ...(projectId ? [sql`project_id = ${projectId}`] : []),
    ...(talentId ? [sql`talent_id = ${talentId}`] : []),
    ...(state ? [sql`nominations.state = ${state}`] : []),
    olderThan(sql`nominations.id`, cursor),
  ]
  return db.rows<StaffRow>(sql`
    ${selectNominations(lang)} ${conditions.length > 0 ? sql`where ${sql.join(conditions, ' and ')}` : sql``}
    order by nominations.id desc limit ${limit + 1}`)
}

/** The request, locked: before its nominations, as by their moves. */
export const requestForNomination = (db: Db, projectId: string) =>
  db.row<{ client_id: string; step: number; product_name: string | null }>(sql`
    select client_id, step, product_name from client_projects where id = ${projectId} for no key update`)

/** Whether the client did not want them for the request. */
export const wasRefused = async (db: Db, projectId: string, talentId: string): Promise<boolean> =>
  (await db.row(sql`
    select 1 from nominations
    where project_id = ${projectId} and talent_id = ${talentId} and state in (${sql.literals(PASSED)}) limit 1`)) !==
  undefined
