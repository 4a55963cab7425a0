import type { CodeLanguage } from '@fareeq/domain/assessments/limits.ts'
import { SECOND, after } from '@fareeq/domain/kernel/time.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'

const APART = 5 * SECOND

/** Code playback: how the source stood, at most every few seconds. */
export const insertSnapshot = (
  db: Db,
  attemptId: string,
  position: number,
  { language, source }: { language: CodeLanguage; source: string },
  now: Date,
) =>
  db.also(sql`
    insert into assessment_snapshots (id, attempt_id, position, language, source, at)
    select ${newId(now)}::uuid, ${attemptId}::uuid, ${position}::int, ${language}, ${source}, ${now}::timestamptz
    where not exists (
      select 1 from assessment_snapshots
      where attempt_id = ${attemptId} and position = ${position} and at > ${after(now, -APART)})`)

export type SnapshotRow = { position: number; at: Date; language: CodeLanguage; source: string }

export const snapshotsOf = (db: Db, attemptId: string) =>
  db.rows<SnapshotRow>(sql`
    select position, at, language, source from assessment_snapshots where attempt_id = ${attemptId} order by position, at`)
