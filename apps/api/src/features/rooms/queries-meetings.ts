import { grantOf } from '@fareeq/domain/kernel/permissions/permissions.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { RESERVED } from '@fareeq/domain/meetings/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Member, Staff } from '../../platform/session.ts'
import { colleaguesOf } from '../organisations/queries.ts'
import type { MeetingRoomRow } from './rows.ts'

/** A slot that is only reserved has no room yet. */
const selectRoom = (lang: Lang, where: Sql) => sql`
  select meetings.id, host_id, user_id, state, starts_at, ends_at, room_url as link, topic, staff.name as host_name,
    coalesce((select name_for(users, ${lang}) from users where users.id = user_id and users.email = meetings.email),
      first_name || ' ' || last_name) as client_name,
    coalesce((select timezone from users where users.id = user_id), meetings.timezone) as client_timezone
  from meetings join meeting_hosts on meeting_hosts.staff_id = host_id join staff on staff.id = host_id
  where state not in (${sql.literals(RESERVED)}) and ${where}`

const readsAll = (viewer: Member): boolean =>
  viewer.kind === 'client' && grantOf(`client:${viewer.role}`, 'meetings.read') === 'yes'

/** For a talent, and for everybody of a company that meets us and reads its meetings. */
export const meetingRoomFor = (db: Db, viewer: Member, id: string, lang: Lang) =>
  db.row<MeetingRoomRow>(
    selectRoom(
      lang,
      sql`meetings.id = ${id} and user_id in ${readsAll(viewer) ? colleaguesOf(viewer.userId) : sql`(${viewer.userId})`}`,
    ),
  )

/** Whether this colleague may join, a rule decides. */
export const meetingRoomForStaff = (db: Db, _viewer: Staff, id: string, lang: Lang) =>
  db.row<MeetingRoomRow>(selectRoom(lang, sql`meetings.id = ${id}`))
