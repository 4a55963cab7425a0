import { BOOKED } from '@fareeq/domain/meetings/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { MEETING, WITH_HOST } from './queries.ts'
import type { AbsenceRow, MeetingRow } from './rows.ts'

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

/** Agreed meetings of a host that are not over, locked. */
export const meetingsDuring = (db: Db, { host_id, start, end }: NewAbsence, now: Date) =>
  db.rows<MeetingRow>(sql`
    select ${MEETING} from ${WITH_HOST}
    where host_id = ${host_id} and state in (${sql.literals(BOOKED)}) and starts_at < ${end} and ends_at > ${start}
      and ends_at > ${now}
    order by starts_at, meetings.id for update of meetings`)

export const askForMove = (db: Db, id: string, now: Date) =>
  db.run(sql`update meetings set move_asked_at = ${now}, updated_at = ${now} where id = ${id}`)

export const deleteAbsence = (db: Db, _viewer: Staff, id: string) =>
  db.run(sql`delete from host_absences where id = ${id}`)
