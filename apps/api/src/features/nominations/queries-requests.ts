import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { BOOKED, meetingLife } from '@fareeq/domain/meetings/states.ts'

import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import { awaitsDecision } from './queries.ts'
import type { RequestsAfterMeetingRow, RequestsWithoutNewsRow } from './rows.ts'

/** The path of a notice names its request: it is told once per event. */
const wasNotifiedSince = (path: string, since: Sql) => sql`exists (
  select from notices where user_id = users.id and kind = 'requests' and path = ${path} || client_projects.id::text
    and notices.created_at >= ${since})`

/** Requests of companies whose meeting took place in this span, and who have not heard since. */
export const requestsAfterMeeting = (db: Db, from: Date, now: Date, path: string) =>
  db.rows<RequestsAfterMeetingRow>(sql`
    select client_projects.id as project_id, users.id as user_id, first_name, product_name, meeting.ends_at
    from (
      select project_id, max(ends_at) as ends_at from meetings
      where state in (${sql.literals(meetingLife.targets('end'))}) and ends_at > ${from} and ends_at <= ${now}
      group by project_id
    ) as meeting
      join client_projects on client_projects.id = meeting.project_id join users on users.id = client_id
    where ${IS_ACTIVE} and client_projects.step >= ${CLIENT_STEP.DONE} and contracted_at is null
      and not exists (select from nominations where nominations.project_id = client_projects.id)
      and not ${wasNotifiedSince(path, sql`meeting.ends_at`)}
    order by client_projects.id limit 1000`)

/**
 * Open requests whose last event lies in this span: the request itself, its meeting, nominations, interviews, contracts, and
 * what the company was told of it.
 */
export const requestsWithoutNews = (db: Db, { from, to }: { from: Date; to: Date }, now: Date, path: string) =>
  db.rows<RequestsWithoutNewsRow>(sql`
    select client_projects.id as project_id, users.id as user_id, first_name, product_name, last.at as last_at,
      (select count(*)::int from nominations where project_id = client_projects.id
        and ${awaitsDecision(now)}) as waiting
    from client_projects join users on users.id = client_id
      join lateral (select greatest(
        client_projects.updated_at,
        (select max(least(ends_at, ${now})) from meetings where project_id = client_projects.id),
        (select max(updated_at) from nominations where project_id = client_projects.id),
        (select max(updated_at) from interviews where project_id = client_projects.id),
        (select max(updated_at) from contracts where project_id = client_projects.id),
        (select max(created_at) from notices where user_id = users.id and kind = 'requests'
          and path = ${path} || client_projects.id::text)) as at) as last on true
    where ${IS_ACTIVE} and client_projects.step >= ${CLIENT_STEP.DONE} and contracted_at is null
      and client_projects.updated_at > ${from} and last.at <= ${to}
      and not exists (
        select from meetings where project_id = client_projects.id and state in (${sql.literals(BOOKED)}) and ends_at > ${now})
    order by client_projects.id limit 1000`)
