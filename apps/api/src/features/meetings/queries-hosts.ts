import type { HostHours } from '@fareeq/domain/meetings/rules.ts'
import { AHEAD } from '@fareeq/domain/meetings/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import type { HostRow, LockedHost } from './rows.ts'

const selectHost = (now: Date) => sql`
  select staff.id, name, room_url, hours, meeting_hosts.active and staff.active as active, not staff.active as has_left,
    (select count(*)::int from meetings
      where host_id = staff.id and state in (${sql.literals(AHEAD)}) and ends_at > ${now}) as meetings_ahead,
    exists (select from meetings where host_id = staff.id) as has_meetings, meeting_hosts.version
  from meeting_hosts join staff on staff.id = staff_id`

export const hostRows = (db: Db, _viewer: Staff, now: Date) =>
  db.rows<HostRow>(sql`
    ${selectHost(now)} where meets_companies order by (meeting_hosts.active and staff.active) desc, name, staff.id`)

export const hostById = (db: Db, _viewer: Staff, id: string, now: Date) =>
  db.one<HostRow>(sql`${selectHost(now)} where staff.id = ${id}`)

/** Row lock until the transaction ends. */
export const lockHost = (db: Db, _viewer: Staff, id: string) =>
  db.row<LockedHost>(sql`select active, version from meeting_hosts where staff_id = ${id} for update`)

type HostPlace = { room_url: string | null; hours: HostHours | null }
const json = (hours: HostHours | null) => (hours ? JSON.stringify(hours) : null)

/** Nothing when they host already: another colleague was faster. */
export const insertHost = (db: Db, id: string, { room_url, hours }: HostPlace) =>
  db.run(sql`
    insert into meeting_hosts (staff_id, room_url, hours) values (${id}, ${room_url}, ${json(hours)})
    on conflict (staff_id) do update set room_url = excluded.room_url, hours = excluded.hours, active = true,
      meets_companies = true
    where not meeting_hosts.meets_companies`)

export const saveHost = (db: Db, id: string, { room_url, hours }: HostPlace) =>
  db.run(sql`
    update meeting_hosts set room_url = ${room_url}, hours = ${json(hours)}, version = version + 1 where staff_id = ${id}`)

export const saveActivity = (db: Db, id: string, active: boolean) =>
  db.run(sql`update meeting_hosts set active = ${active}, version = version + 1 where staff_id = ${id}`)

/** Only one who has never had a meeting, whatever became of it. */
export const deleteHost = (db: Db, id: string) =>
  db.run(sql`
    delete from meeting_hosts where staff_id = ${id} and not exists (select from meetings where host_id = ${id})`)
