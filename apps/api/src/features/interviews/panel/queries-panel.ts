import { CLIENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { Recommendation } from '@fareeq/domain/interviews/rules-panel.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { IS_ACTIVE } from '../../../platform/users.ts'
import { colleaguesOf } from '../../organisations/queries.ts'
import type { InterviewerParty } from './rows.ts'

/** Interviewers who are still colleagues of the company, as a mail to them is written. */
export const panelOf = (db: Db, id: string) =>
  db.rows<InterviewerParty>(sql`
    select users.id, first_names_for(users) as first_name, client_names_for(users) as name, users.email, users.lang,
      coalesce(users.timezone, client_timezone) as timezone
    from interview_interviewers
      join interviews on interviews.id = interview_id
      join client_projects on client_projects.id = project_id
      join users on users.id = interview_interviewers.user_id
    where interview_id = ${id} and users.type = ${CLIENT} and ${IS_ACTIVE}
      and users.id in ${colleaguesOf(sql`client_projects.client_id`)}
    order by invited_at, users.id`)

export const addInterviewers = (db: Db, id: string, userIds: readonly string[], now: Date) =>
  db.run(sql`
    insert into interview_interviewers (interview_id, user_id, invited_at)
    select ${id}, person, ${now} from unnest(${[...userIds]}::uuid[]) as person order by person
    on conflict do nothing`)

export const removeInterviewers = (db: Db, id: string, userIds: readonly string[]) =>
  db.run(sql`delete from interview_interviewers where interview_id = ${id} and user_id = any(${[...userIds]})`)

export type NewScorecard = {
  interview_id: string
  user_id: string
  scores: Record<string, number>
  recommendation: Recommendation
  note: string | null
  at: Date
}

export const saveScorecard = (db: Db, { interview_id, user_id, scores, recommendation, note, at }: NewScorecard) =>
  db.run(sql`
    insert into interview_scorecards (interview_id, user_id, scores, recommendation, note, at)
    values (${interview_id}, ${user_id}, ${JSON.stringify(scores)}, ${recommendation}, ${note}, ${at})
    on conflict (interview_id, user_id) do update set scores = excluded.scores,
      recommendation = excluded.recommendation, note = excluded.note, at = excluded.at`)
