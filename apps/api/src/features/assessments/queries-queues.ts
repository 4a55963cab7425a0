import { ANNULLABLE, DOUBTFUL } from '@fareeq/domain/assessments/review/rules-review.ts'
import type { Queue } from '@fareeq/domain/assessments/schema-ops.ts'
import { FOR_REVIEW, OPEN_OBJECTIONS, attemptLife } from '@fareeq/domain/assessments/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import type { QueueCounts } from './rows.ts'

const OPEN_OBJECTION = sql`exists (
  select 1 from assessment_objections where attempt_id = attempts.id and state in (${sql.literals(OPEN_OBJECTIONS)}))`
const UNDOABLE = attemptLife.sources('void')

/** What belongs to a queue, and the moment it is ordered by: what waits longest is due first. */
export const QUEUES: Readonly<Record<Queue, { where: Sql; since: Sql }>> = {
  videos: { where: sql`attempts.state = any(${FOR_REVIEW})`, since: sql`submitted_at` },
  objections: {
    where: OPEN_OBJECTION,
    since: sql`(select due_at from assessment_objections where attempt_id = attempts.id and state in (${sql.literals(OPEN_OBJECTIONS)}))`,
  },
  conduct: {
    where: sql`attempts.state = any(${ANNULLABLE}) and decided_by is null
      and report->'integrity'->>'level' = any(${DOUBTFUL})`,
    since: sql`ended_at`,
  },
  incidents: {
    where: sql`incident_at is not null and (decided_at is null or decided_at < incident_at)
      and attempts.state = any(${UNDOABLE})`,
    since: sql`incident_at`,
  },
  all: { where: sql`started_at is not null`, since: sql`started_at` },
}

const WAITING = sql.join(
  [QUEUES.videos, QUEUES.objections, QUEUES.conduct, QUEUES.incidents].map(({ where }) => sql`(${where})`),
  ' or ',
)

export const queueCounts = (db: Db, _viewer: Staff) =>
  db.one<QueueCounts>(sql`
    select count(*) filter (where ${QUEUES.videos.where})::int as videos,
      count(*) filter (where ${QUEUES.objections.where})::int as objections,
      count(*) filter (where ${QUEUES.conduct.where})::int as conduct,
      count(*) filter (where ${QUEUES.incidents.where})::int as incidents
    from assessment_attempts as attempts where ${WAITING}`)

/** Attempts that wait for a person, each once. */
export const countWaiting = async (db: Db, _viewer: Staff): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
    select count(*)::int as count from assessment_attempts as attempts where ${WAITING}`)
  ).count
