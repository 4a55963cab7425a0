import { ANNULLABLE, DOUBTFUL } from '@fareeq/domain/assessments/rules-review.ts'
import { FOR_REVIEW, attemptLife } from '@fareeq/domain/assessments/states.ts'
import { referralLife } from '@fareeq/domain/referrals/states.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { NOBODY, type WorkScope, type WorkSource, listed } from './queries-source.ts'

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
    shown: ATTEMPT(scope),
  })

export const video = attempts('video', sql`submitted_at`, sql`state in (${listed(FOR_REVIEW)})`)
export const incident = attempts(
  'incident',
  sql`incident_at`,
  sql`incident_at is not null and (decided_at is null or decided_at < incident_at)
    and state in (${listed(attemptLife.sources('void'))})`,
)
export const conduct = attempts(
  'conduct',
  sql`ended_at`,
  sql`decided_by is null and state in (${listed(ANNULLABLE)})
    and report->'integrity'->>'level' in (${listed(DOUBTFUL)})`,
)

export const objection = ({ lang }: WorkScope): WorkSource => ({
  kind: 'objection',
  id: sql`assessment_objections.id`,
  at: sql`due_at`,
  owner: NOBODY,
  open: sql`from assessment_objections where state = 'open'`,
  shown: sql`select assessment_id as sub, attempt_id as target, name_for(users, ${lang}) as name, null as about
    from assessment_objections join assessment_attempts on assessment_attempts.id = attempt_id
      join users on users.id = user_id
    where assessment_objections.id = item.id`,
})

/** Friends who have an account and no test yet. */
const UNTESTED = referralLife.sources('test').filter((status) => referralLife.next(status, 'pass') === null)
const REGISTERED = UNTESTED.filter((status) =>
  referralLife.sources('register').some((from) => referralLife.next(from, 'register') === status),
)

export const referral = (): WorkSource => ({
  kind: 'referral',
  id: sql`referrals.id`,
  at: sql`tests_due_at`,
  owner: NOBODY,
  open: sql`from referrals where status in (${listed(REGISTERED)}) and tests_due_at is not null`,
  shown: sql`select role as sub, friend_id as target, name, null as about from referrals where id = item.id`,
})
