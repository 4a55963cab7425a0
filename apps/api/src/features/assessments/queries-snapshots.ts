import type { CodeLanguage } from '@fareeq/domain/assessments/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export type SnapshotRow = { position: number; at: Date; language: CodeLanguage; source: string }

export const snapshotsOf = (db: Db, attemptId: string) =>
  db.rows<SnapshotRow>(sql`
    select position, at, language, source from assessment_snapshots where attempt_id = ${attemptId} order by position, at`)
