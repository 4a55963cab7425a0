import { ASSESSMENT_FACTS, ASSESSMENT_KINDS } from '@fareeq/domain/assessments/limits.ts'
import { type AttemptState, REPORTED } from '@fareeq/domain/assessments/states.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

const SCORED = ASSESSMENT_KINDS.filter((kind) => ASSESSMENT_FACTS[kind].is_scored)

import type { ExplanationRow, LockOwnAttemptRow, ReportRow, VideoAnswerRow } from './rows.ts'

/** Attempts in these states with all that a report says of them, newest first; the questionnaire is no test. */
export const reportRows = (db: Db, userId: string, states: readonly AttemptState[]) =>
  db.rows<ReportRow>(sql`
    select attempts.id, assessment_id, kind, attempts.state, coalesce(submitted_at, ended_at) as taken_at /* not null */,
      started_at /* not null */, coalesce(heard_at, started_at) as heard_at /* not null */, paused, allowed, report, comment,
      decision, objection.state as objection, objection.due_at, objection.answer, spread.below, spread.others
    from assessment_attempts as attempts
    left join lateral (
      select state, due_at, answer from assessment_objections where attempt_id = attempts.id order by id desc limit 1
    ) as objection on true
    cross join lateral (
      select count(*)::int as others, (count(*) filter (where other.score < attempts.score))::int as below
      from assessment_attempts as other
      where other.assessment_id = attempts.assessment_id and other.user_id <> attempts.user_id
        and other.score is not null and other.state = any(${REPORTED})
    ) as spread
    where user_id = ${userId} and attempts.state = any(${states}) and kind = any(${SCORED}) and report is not null
    order by attempts.id desc`)

/** Whether each item was right and why, once there is a result: never the question, never the options. */
export const explanationsOf = (db: Db, userId: string) =>
  db.rows<ExplanationRow>(sql`
    select attempt_id, position, content, coalesce(passed, 0) > 0 as right
    from assessment_answers
    join assessment_items on assessment_items.id = item_id and version = item_version
    join assessment_attempts as attempts on attempts.id = attempt_id
    where user_id = ${userId} and kind = 'multiple_choice' and state = any(${REPORTED})
    order by attempt_id desc, position`)

/** What was answered to the questions of the video assessments in these states, newest first. */
export const videoAnswersOf = (db: Db, userId: string, states: readonly AttemptState[]) =>
  db.rows<VideoAnswerRow>(sql`
    select attempt_id, assessment_id, submitted_at as taken_at, content, answer,
      video.id as video_id, video.seconds
    from assessment_answers
    join assessment_items on assessment_items.id = item_id and version = item_version
    join assessment_attempts as attempts on attempts.id = attempt_id
    left join lateral (
      select id, seconds::float8 as seconds from assessment_videos as videos
      where videos.attempt_id = attempts.id and videos.position = assessment_answers.position and arrived_at is not null
      order by take = (answer ->> 'take')::int desc nulls last, take desc limit 1
    ) as video on true
    where user_id = ${userId} and kind = 'video' and state = any(${states}) and submitted_at is not null
    order by attempts.id desc, assessment_answers.position`)

/** An attempt of one's own; nobody else changes it until the transaction ends. */
export const lockOwnAttempt = (db: Db, userId: string, id: string) =>
  db.row<LockOwnAttemptRow>(sql`
    select state, exists (select 1 from assessment_objections where attempt_id = attempts.id) as objected
    from assessment_attempts as attempts where id = ${id} and user_id = ${userId} for update`)

export const saveComment = (db: Db, id: string, comment: string, now: Date) =>
  db.also(sql`update assessment_attempts set comment = ${comment}, updated_at = ${now} where id = ${id}`)

type NewObjection = { id: string; attemptId: string; note: string; dueAt: Date }
export const insertObjection = (db: Db, { id, attemptId, note, dueAt }: NewObjection, now: Date) =>
  db.also(sql`
    insert into assessment_objections (id, attempt_id, state, note, due_at, created_at)
    values (${id}, ${attemptId}, 'open', ${note}, ${dueAt}, ${now})`)
