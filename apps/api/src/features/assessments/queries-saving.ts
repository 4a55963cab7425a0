import { GRACE, SILENCE } from '@fareeq/domain/assessments/limits.ts'
import type { Answer } from '@fareeq/domain/assessments/schema-items.ts'
import { RUNNING } from '@fareeq/domain/assessments/states.ts'
import { SECOND, after } from '@fareeq/domain/kernel/time/time.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Member } from '../../platform/session.ts'
import { ROW } from './queries.ts'
import type { ClockFactsRow, SavingRow } from './rows.ts'

/** Where an answer is saved, by whom. */
export type AnswerKey = { viewer: Member; tokenHash: string; position: number }
export type Save = { answer: Answer; flagged: boolean; revision: number; seconds: number }

const SNAPSHOTS_APART = 5 * SECOND

/**
 * The attempt, locked, with the revision of one answer in one round trip. After waiting for the lock one may read an older
 * revision here; the update compares again.
 */
export const lockForSaving = (db: Db, { viewer, tokenHash, position }: AnswerKey) =>
  db.row<SavingRow>(sql`
    select ${ROW}, (
      select revision from assessment_answers where attempt_id = attempts.id and position = ${position}) as revision
    from assessment_attempts as attempts
    where token_hash = ${tokenHash} and user_id = ${viewer.userId} for update`)

/**
 * One statement, so that an autosave is one round trip: the attempt runs in this window, nobody was silent long enough for
 * a pause, it is not too late, and no newer revision is kept. In any other case no answer is changed and no row comes back:
 * then the domain decides (`clockAt`, `isTimeUp`). Flat, without fragments: its text is made once.
 */
export const saveAnswer = (db: Db, { viewer, tokenHash, position }: AnswerKey, device: string, save: Save, now: Date) =>
  db.row<ClockFactsRow>(sql`
    with attempt as (
      update assessment_attempts set heard_at = ${now}
      where token_hash = ${tokenHash} and user_id = ${viewer.userId} and device = ${device}
        and kind = ${save.answer.kind} and state = any(${RUNNING}) and heard_at >= ${after(now, -SILENCE)}
        and started_at + (allowed + paused) * interval '1 millisecond' >= ${after(now, -GRACE)}
      returning id, kind, started_at, heard_at, paused, allowed),
    saved as (
      update assessment_answers
      set answer = ${JSON.stringify(save.answer)}, flagged = ${save.flagged}, revision = ${save.revision},
        seconds = greatest(seconds, ${save.seconds}), saved_at = heard_at
      from attempt where attempt_id = attempt.id and position = ${position} and revision < ${save.revision}
      returning attempt_id, position, answer),
    -- Code playback: how the source stood, at most every few seconds.
    snapshot as (
      insert into assessment_snapshots (id, attempt_id, position, language, source, at)
      select gen_random_uuid(), attempt_id, position, answer ->> 'language', answer ->> 'source', heard_at
      from attempt, saved
      where kind = 'coding' and not exists (
        select from assessment_snapshots as earlier
        where earlier.attempt_id = saved.attempt_id and earlier.position = saved.position
          and earlier.at > ${after(now, -SNAPSHOTS_APART)}))
    select started_at, heard_at /* not null */, paused, allowed from attempt, saved`)
