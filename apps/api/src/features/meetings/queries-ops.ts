import { CLIENT_KINDS } from '@fareeq/domain/meetings/limits.ts'
import { BOOKED } from '@fareeq/domain/meetings/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { WITH_HOST } from './queries.ts'
import type { OpsRow } from './rows.ts'

const WITH_COMPANY = sql`${WITH_HOST} left join users on users.id = user_id`
/** Qualified columns: users have the same names. */
const OPS_MEETING = sql`
  meetings.id, host_id, staff.name as host, staff.email as host_email, room_url, project_id, user_id, kind, state,
  meetings.first_name, meetings.last_name, second_first_name, second_last_name, meetings.email, meetings.phone, topic,
  meetings.lang, starts_at, ends_at, coalesce(users.timezone, meetings.timezone) as timezone, sequence, told_at,
  move_asked_at, cancel_reason, canceled_by, website,
  (select organisation_id from organisation_members as members where members.user_id = meetings.user_id) as organisation_id`

/** Booked by anybody of it, or for a request of theirs. */
const ofCompany = (id: string) => {
  const people = sql`(select member.user_id from organisation_members as member where organisation_id = ${id})`
  return sql`and (user_id in ${people} or project_id in (select id from client_projects where client_id in ${people}))`
}

export const meetingsBetween = (db: Db, _viewer: Staff, from: Date, to: Date, organisationId?: string) =>
  db.rows<OpsRow>(sql`
    select ${OPS_MEETING} from ${WITH_COMPANY}
    where kind in (${sql.literals(CLIENT_KINDS)}) and starts_at >= ${from} and starts_at < ${to} ${organisationId ? ofCompany(organisationId) : sql.empty}
    order by starts_at, meetings.id`)

export const countBooked = async (db: Db, _viewer: Staff, from: Date, to: Date): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from meetings
      where state in (${sql.literals(BOOKED)}) and kind in (${sql.literals(CLIENT_KINDS)}) and starts_at >= ${from} and starts_at < ${to}`)
  ).count

export const opsMeetingById = (db: Db, _viewer: Staff, id: string) =>
  db.one<OpsRow>(sql`select ${OPS_MEETING} from ${WITH_COMPANY} where meetings.id = ${id}`)

/** A request that no contract has come of, with the client who wrote it. */
export const openRequest = (db: Db, _viewer: Staff, id: string) =>
  db.row<{ id: string; client_id: string; step: number }>(sql`
    select id, client_id, step from client_projects where id = ${id} and contracted_at is null`)
