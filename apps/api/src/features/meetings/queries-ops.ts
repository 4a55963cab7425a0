import { CLIENT_KINDS } from '@fareeq/domain/meetings/limits.ts'
import { AHEAD, BOOKED } from '@fareeq/domain/meetings/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { WITH_HOST } from './queries.ts'
import type { AbsenceRow, OpsRow } from './rows.ts'

const WITH_COMPANY = sql`${WITH_HOST} left join users on users.id = user_id`
/** Qualified columns: users have the same names. */
const OPS_MEETING = sql`
  meetings.id, host_id, staff.name as host, staff.email as host_email, room_url, project_id, user_id, kind, state,
  meetings.first_name, meetings.last_name, second_first_name, second_last_name, meetings.email, meetings.phone, topic,
  meetings.lang, starts_at, ends_at, coalesce(users.timezone, meetings.timezone) as timezone, sequence, told_at,
  cancel_reason, canceled_by, website,
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

const ABSENCE = sql`host_absences.id, staff_id as host_id, name as host, starts_at, ends_at`

export const absencesBetween = (db: Db, _viewer: Staff, from: Date, to: Date) =>
  db.rows<AbsenceRow>(sql`
    select ${ABSENCE} from host_absences join staff on staff.id = staff_id
    where starts_at < ${to} and ends_at > ${from} order by starts_at, host_absences.id`)

type NewAbsence = { id: string; host_id: string; start: Date; end: Date }

/** Null when there is no such host. */
export const insertAbsence = (db: Db, _viewer: Staff, { id, host_id, start, end }: NewAbsence) =>
  db.row<AbsenceRow>(sql`
    with added as (
      insert into host_absences (id, staff_id, starts_at, ends_at)
      select ${id}, staff_id, ${start}, ${end} from meeting_hosts where staff_id = ${host_id}
      returning id, staff_id, starts_at, ends_at)
    select added.id, staff_id as host_id, name as host, starts_at, ends_at from added join staff on staff.id = staff_id`)

export const hasMeetings = async (db: Db, { host_id, start, end }: NewAbsence): Promise<boolean> =>
  (await db.row(sql`
    select 1 from meetings
    where host_id = ${host_id} and state in (${sql.literals(AHEAD)}) and starts_at < ${end} and ends_at > ${start}
    limit 1`)) !== undefined

export const deleteAbsence = (db: Db, _viewer: Staff, id: string) =>
  db.run(sql`delete from host_absences where id = ${id}`)

/** A request that no contract has come of, with the client who wrote it. */
export const openRequest = (db: Db, _viewer: Staff, id: string) =>
  db.row<{ id: string; client_id: string; step: number }>(sql`
    select id, client_id, step from client_projects where id = ${id} and contracted_at is null`)
