import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Member } from '../../platform/session.ts'
import { colleaguesOf } from '../organisations/queries.ts'

/** What the lists of requests show: the next meeting of each project, or else its last. Its link also moves it. */
export const meetingsOfProjects = (db: Db, viewer: Member, projectIds: readonly string[]) =>
  db.rows<{ project_id: string; id: string; room_url: string | null; starts_at: Date }>(sql`
    select distinct on (project_id) project_id, meetings.id, room_url, starts_at
    from meetings join meeting_hosts on meeting_hosts.staff_id = host_id
    where project_id = any(${[...projectIds]}) and canceled_by is null and reserved_until is null
      and user_id in ${may(viewer, 'meetings.keep') ? colleaguesOf(viewer.userId) : sql`(${viewer.userId})`}
    order by project_id, starts_at desc`)
