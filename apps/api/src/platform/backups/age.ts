import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** Metric fareeq_backup_age_seconds: since the beginning of the last nightly backup that succeeded; null where there is none. */
export async function backupAge(db: Db, now: Date): Promise<number | null> {
  const last = await db.row<{ started_at: Date }>(
    sql`select started_at from backups where finished_at is not null order by started_at desc limit 1`,
  )
  return last ? Math.max(0, (now.getTime() - last.started_at.getTime()) / SECOND) : null
}
