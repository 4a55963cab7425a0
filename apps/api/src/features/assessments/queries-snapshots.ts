import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { SnapshotRow } from './rows.ts'

export const snapshotsOf = (db: Db, attemptId: string) =>
  db.rows<SnapshotRow>(sql`
    select position, at, language, source from assessment_snapshots where attempt_id = ${attemptId} order by position, at`)
