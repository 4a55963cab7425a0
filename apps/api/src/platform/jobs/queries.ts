import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** What has served its time, each with how long it is kept: news for days, traces for the twelve months of D-109. */
export async function deleteExpired(db: Db): Promise<void> {
  await db.run(sql`delete from events where created_at < clock_timestamp() - interval '4 days'`)
  await db.run(sql`delete from idempotency_keys where created_at < clock_timestamp() - interval '2 days'`)
  await db.run(sql`
    delete from messages where status <> 'queued' and created_at < clock_timestamp() - interval '12 months'`)
  await db.run(sql`delete from audit_entries where at < clock_timestamp() - interval '12 months'`)
}
