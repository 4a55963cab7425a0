import type { Db } from './database.ts'
import { sql } from './sql.ts'

/**
 * Forced generic plan, for statements whose best plan does not depend on their parameters. PostgreSQL plans a prepared
 * statement anew for every call as long as that promises to be cheaper: for a hundred subqueries this took ten times as long
 * as to run them.
 */
export const withGenericPlan = <T>(db: Db, query: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (db) => {
    await db.also(sql`set local plan_cache_mode = force_generic_plan`)
    return query(db)
  })

/**
 * Index scans only, for statements that compute something costly of every row: right after many rows came, before statistics
 * know of them, a sequential scan looks cheap.
 */
export const withoutSequentialScans = <T>(db: Db, query: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (db) => {
    await db.also(sql`set local enable_seqscan = off`)
    return query(db)
  })
