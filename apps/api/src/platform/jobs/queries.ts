import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** Retention: live events for days, audit entries for the twelve months of D-109. */
export async function deleteExpired(db: Db): Promise<void> {
  await db.run(sql`delete from events where created_at < clock_timestamp() - interval '4 days'`)
  await db.run(sql`delete from idempotency_keys where created_at < clock_timestamp() - interval '2 days'`)
  await db.run(sql`
    delete from messages where status <> 'queued' and created_at < clock_timestamp() - interval '12 months'`)
  await db.run(sql`delete from audit_entries where at < clock_timestamp() - interval '12 months'`)
}
