import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import type { PassTag } from '@fareeq/domain/nominations/schema.ts'
import type { NominationState } from '@fareeq/domain/nominations/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import type { ToldRow } from './queries.ts'

export type StaffRow = ToldRow & {
  project_name: string | null
  client_name: string
  talent_name: string
  talent_role: string | null
  interview_id: string | null
  events: {
    kind: string
    actor_kind: 'client' | 'staff' | 'system'
    actor: string | null
    data: Record<string, unknown>
    at: string
  }[]
}

const shown = (lang: Lang) => sql`
  select nominations.id, project_id, product_name as project_name,
    name_for(clients, ${lang}) as client_name, talent_id,
    name_for(talents, ${lang}) as talent_name, talent_profiles.role as talent_role,
    nominations.state, reasons, second_reasons, expires_at, nominations.created_at, staff.name as nominated_by,
    pass_reason, pass_tag, asked_at is not null as asked,
    (select id from interviews where nomination_id = nominations.id order by created_at desc, id desc limit 1) as interview_id, (
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
  db.row<StaffRow>(sql`${shown(lang)} where nominations.id = ${id}`)

type Page = {
  projectId: string | undefined
  talentId: string | undefined
  state: NominationState | undefined
  cursor: string | undefined
  limit: number
}

export const staffNominations = (
  db: Db,
  _viewer: Staff,
  { projectId, talentId, state, cursor, limit }: Page,
  lang: Lang,
) => {
  const asked: Sql[] = [
    ...(projectId ? [sql`project_id = ${projectId}`] : []),
    ...(talentId ? [sql`talent_id = ${talentId}`] : []),
    ...(state ? [sql`nominations.state = ${state}`] : []),
    ...(cursor ? [sql`nominations.id < ${cursor}::uuid`] : []),
  ]
  return db.rows<StaffRow>(sql`
    ${shown(lang)} ${asked.length > 0 ? sql`where ${sql.join(asked, ' and ')}` : sql``}
    order by nominations.id desc limit ${limit + 1}`)
}

/** The request, locked against deletion. */
export const requestForNomination = (db: Db, projectId: string) =>
  db.row<{ client_id: string; step: number; product_name: string | null }>(sql`
    select client_id, step, product_name from client_projects where id = ${projectId} for share`)

/** Who of these is proposed for the request already. */
export const nominatedOf = async (db: Db, projectId: string, ids: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await db.rows<{ talent_id: string }>(sql`
        select talent_id from nominations where project_id = ${projectId} and talent_id = any(${ids}::uuid[])
          and state in ('reserved', 'in_interview', 'accepted')`)
    ).map(({ talent_id }) => talent_id),
  )

export type Refused = { talent_id: string; at: Date; tag: PassTag | null; reason: string | null }

/** Whom of these the client did not want for the request, and why: the newest word of each. */
export const refusedOf = (db: Db, projectId: string, ids: readonly string[]) =>
  db.rows<Refused>(sql`
    select distinct on (talent_id) talent_id, updated_at as at, pass_tag as tag, pass_reason as reason from nominations
    where project_id = ${projectId} and talent_id = any(${ids}::uuid[]) and state = 'not_interested'
    order by talent_id, id desc`)

/** What these ask for, in whole dollars a month. */
export const salariesOf = (db: Db, ids: readonly string[]) =>
  db.rows<{ user_id: string; full_time: number | null; part_time: number | null }>(sql`
    select user_id, salary_full_time as full_time, salary_part_time as part_time from talent_profiles
    where user_id = any(${ids}::uuid[])`)
