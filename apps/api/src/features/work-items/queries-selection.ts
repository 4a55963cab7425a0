import { ANNULLABLE, DOUBTFUL } from '@fareeq/domain/assessments/review/rules-review.ts'
import { FOR_REVIEW, OPEN_OBJECTIONS, attemptLife } from '@fareeq/domain/assessments/states.ts'
import { STEPS } from '@fareeq/domain/selections/states.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { NOBODY, type WorkScope, type WorkSource } from './queries-source.ts'

const ATTEMPT = ({ lang }: WorkScope) => sql`
  select assessment_id as sub, null::uuid as target, name_for(users, ${lang}) as name, null as about
  from assessment_attempts join users on users.id = user_id where assessment_attempts.id = item.id`

const attempts =
  (kind: 'video' | 'incident' | 'conduct', at: Sql, where: Sql) =>
  (scope: WorkScope): WorkSource => ({
    kind,
    id: sql`assessment_attempts.id`,
    at,
    owner: NOBODY,
    open: sql`from assessment_attempts where ${where}`,
    details: ATTEMPT(scope),
  })

export const video = attempts('video', sql`submitted_at`, sql`state in (${sql.literals(FOR_REVIEW)})`)
export const incident = attempts(
  'incident',
  sql`incident_at`,
  sql`incident_at is not null and (decided_at is null or decided_at < incident_at)
    and state in (${sql.literals(attemptLife.sources('void'))})`,
)
export const conduct = attempts(
  'conduct',
  sql`ended_at`,
  sql`decided_by is null and state in (${sql.literals(ANNULLABLE)})
    and report->'integrity'->>'level' in (${sql.literals(DOUBTFUL)})`,
)

/** Another colleague answers than the one who decided. */
export const objection = ({ lang, staffId }: WorkScope): WorkSource => ({
  kind: 'objection',
  id: sql`assessment_objections.id`,
  at: sql`due_at`,
  owner: NOBODY,
  open: sql`from assessment_objections where state in (${sql.literals(OPEN_OBJECTIONS)}) and not exists (
    select from assessment_attempts where assessment_attempts.id = attempt_id and decided_by = ${staffId})`,
  details: sql`select assessment_id as sub, attempt_id as target, name_for(users, ${lang}) as name, null as about
    from assessment_objections join assessment_attempts on assessment_attempts.id = attempt_id
      join users on users.id = user_id
    where assessment_objections.id = item.id`,
})

/** Promised steps of the four, and the invitations to the tests that friends are owed. */
export const selection = ({ lang }: WorkScope): WorkSource => ({
  kind: 'selection',
  id: sql`selections.talent_id`,
  at: sql`due_at`,
  owner: sql`owner_id`,
  open: sql`from selections where state in (${sql.literals(STEPS)}) and due_at is not null`,
  details: sql`select state as sub, null::uuid as target, name_for(users, ${lang}) as name, null as about
    from selections join users on users.id = talent_id where talent_id = item.id`,
})
