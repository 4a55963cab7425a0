import { type ResponseTime, responseSince, responseTime } from '@fareeq/domain/interviews/rules-response.ts'
import { interviewLife } from '@fareeq/domain/interviews/states.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Turns of the company, and what ends them. A missed turn counts with its whole time. */
const TURNS = sql`(
  ('confirm', 'send_slots', 'client'), ('confirm', 'timeout', 'system'),
  ('propose', 'confirm_new', 'client'), ('propose', 'refuse_new', 'client'), ('propose', 'timeout', 'system'),
  ('end', 'give_feedback', 'client'), ('end', 'timeout', 'system'))`

/** Within what time the companies behind these requests usually answer, all colleagues together. */
export async function responsesOf(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ResponseTime | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows<{ id: string; answers: number; median: number | null }>(sql`
    with companies as (
      select interviews.id, organisation_id
      from interviews join client_projects on client_projects.id = project_id
        join organisation_members on organisation_members.user_id = client_projects.client_id
      where interviews.id = any(${[...ids]}::uuid[])
    ), steps as (
      select organisation_id, actor_kind, kind, at, lag(kind) over life as asked, at - lag(at) over life as took
      from interview_events join interviews on interviews.id = interview_id
        join client_projects on client_projects.id = project_id
        join organisation_members on organisation_members.user_id = client_projects.client_id
      where organisation_id in (select organisation_id from companies)
        and kind in (${sql.literals(interviewLife.events)})
      window life as (partition by interview_id order by interview_events.id)
    )
    select companies.id, count(*) filter (where actor_kind = 'client')::int as answers,
      percentile_cont(0.5) within group (order by extract(epoch from took) * 1000)::float8 as median
    from companies join steps on steps.organisation_id = companies.organisation_id
    where (asked, kind, actor_kind) in ${TURNS} and at > ${responseSince(now)}
    group by companies.id`)
  return new Map(rows.map(({ id, ...turns }) => [id, responseTime(turns)]))
}
