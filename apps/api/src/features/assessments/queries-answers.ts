import { MAX_CONDUCT } from '@fareeq/domain/assessments/limits.ts'
import type { RunResult } from '@fareeq/domain/assessments/schema-items.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { BankItem } from '../../../bank/schema.ts'
import type { AnswerRow, ConductRow } from './rows.ts'

/** What was asked and answered, in the order it was asked. */
export const answersOf = (db: Db, attemptId: string) =>
  db.rows<AnswerRow>(sql`
    select position, item_id, item_version, content, answer, flagged, revision, seconds, passed, total, result
    from assessment_answers join assessment_items on id = item_id and version = item_version
    where attempt_id = ${attemptId} order by position`)

export const answerAt = (db: Db, attemptId: string, position: number) =>
  db.row<AnswerRow>(sql`
    select position, item_id, item_version, content, answer, flagged, revision, seconds, passed, total, result
    from assessment_answers join assessment_items on id = item_id and version = item_version
    where attempt_id = ${attemptId} and position = ${position}`)

/** Saves the drawn items, each with its version and its position in the attempt. */
export async function insertDraw(db: Db, attemptId: string, items: readonly BankItem[]): Promise<void> {
  const rows = items.map((item, index) => ({
    id: item.id,
    version: item.version,
    content: item,
    position: index + 1,
  }))
  await db.also(sql`
    insert into assessment_items (id, version, content)
    select id, version, content from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as drawn (id text, version text, content jsonb)
    on conflict do nothing`)
  await db.also(sql`
    insert into assessment_answers (attempt_id, position, item_id, item_version)
    select ${attemptId}::uuid, position, id, version from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as drawn (id text, version text, position int)`)
}

type Graded = { passed: number; total: number; result: RunResult | null }
export const saveGrade = (db: Db, attemptId: string, position: number, { passed, total, result }: Graded) =>
  db.also(sql`
    update assessment_answers
    set passed = ${passed}, total = ${total}, result = ${result === null ? null : JSON.stringify(result)}
    where attempt_id = ${attemptId} and position = ${position}`)

/** What was noticed, in its order; idempotent, because a heartbeat may arrive twice. */
export const insertConduct = (
  db: Db,
  attemptId: string,
  events: readonly (Omit<ConductRow, 'at'> & { id: string })[],
  now: Date,
) =>
  db.also(sql`
    insert into assessment_conduct (id, attempt_id, kind, position, seconds, at)
    select id, ${attemptId}::uuid, kind, position, seconds, ${now}::timestamptz + nth * interval '1 microsecond'
    from rows from (
      jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as (id uuid, kind text, position int, seconds int)
    ) with ordinality as one (id, kind, position, seconds, nth)
    order by nth
    limit greatest(0, ${MAX_CONDUCT} - (select count(*) from assessment_conduct where attempt_id = ${attemptId}))
    on conflict do nothing`)

export const conductOf = (db: Db, attemptId: string) =>
  db.rows<ConductRow>(
    sql`select kind, position, seconds, at from assessment_conduct where attempt_id = ${attemptId} order by at, id`,
  )

/** What the talent was asked in earlier attempts at this assessment. */
export const seenItems = async (db: Db, userId: string, assessmentId: string): Promise<string[]> =>
  (
    await db.rows<{ item_id: string }>(sql`
      select distinct item_id from assessment_answers join assessment_attempts on assessment_attempts.id = attempt_id
      where user_id = ${userId} and assessment_id = ${assessmentId}`)
  ).map(({ item_id }) => item_id)

export const retiredItems = async (db: Db): Promise<string[]> =>
  (await db.rows<{ item_id: string }>(sql`select item_id from assessment_items_retired`)).map(({ item_id }) => item_id)
