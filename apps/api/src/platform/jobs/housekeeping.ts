import type { Db } from '../db/database.ts'
import type { Jobs } from './jobs.ts'
import { deleteExpired } from './queries.ts'

/** Hourly retention job on one node. Before `jobs.start()`. */
export function registerHousekeeping({ db, jobs }: { db: Db; jobs: Jobs }): void {
  jobs.work('platform.keep-house', () => deleteExpired(db))
  jobs.schedule('platform.keep-house', '7 * * * *')
}
