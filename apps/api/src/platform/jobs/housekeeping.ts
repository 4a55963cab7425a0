import type { Db } from '../db/database.ts'
import { BATCH, deleteInBatches } from '../db/delete-in-batches.ts'
import type { Tables } from '../db/tables.ts'
import { deleteOldBuilds } from '../pages/asset-archive.ts'
import { RETENTION } from '../retention.ts'
import type { Jobs } from './jobs.ts'

/** Hourly retention job on one node. Before `jobs.start()`. */
export function registerHousekeeping({ db, jobs }: { db: Db; jobs: Jobs }): void {
  jobs.work('platform.keep-house', () => deleteExpired(db), { expire: 3600 })
  jobs.schedule('platform.keep-house', '7 * * * *')
}

/** Whatever RETENTION has the platform prune. */
export async function deleteExpired(db: Db, batch = BATCH): Promise<void> {
  for (const [table, rule] of Object.entries(RETENTION))
    if ('prune' in rule) await deleteInBatches(db, table as keyof Tables, rule.prune, batch)
  await deleteOldBuilds(db)
}
