import type { Db } from '../db/database.ts'
import type { Jobs } from './jobs.ts'
import { sql } from '../db/sql.ts'
import { deleteOldBuilds } from '../pages/asset-archive.ts'

/** Hourly retention job on one node. Before `jobs.start()`. */
export function registerHousekeeping({ db, jobs }: { db: Db; jobs: Jobs }): void {
  jobs.work('platform.keep-house', () => deleteExpired(db))
  jobs.schedule('platform.keep-house', '7 * * * *')
}

/** Retention: live events for days, audit entries for the twelve months of D-109. */
export async function deleteExpired(db: Db): Promise<void> {
  await db.run(sql`delete from events where created_at < clock_timestamp() - interval '4 days'`)
  await db.run(sql`delete from idempotency_keys where created_at < clock_timestamp() - interval '2 days'`)
  await db.run(sql`
    delete from messages where status <> 'queued' and created_at < clock_timestamp() - interval '12 months'`)
  await db.run(sql`delete from audit_entries where at < clock_timestamp() - interval '12 months'`)
  await deleteOldBuilds(db)
}
