import type { Db as BossDb } from 'pg-boss'
import type { Db } from '../db/database.ts'
import type { SqlValue } from '../db/sql.ts'

/** Adapter: pg-boss runs on our `db` (the pool, or the caller's transaction) on both engines. */
export const bossDb = (db: Db): BossDb => ({
  async executeSql(text, values = []) {
    const statement = { text, values: values as SqlValue[] }
    // Some texts have their own BEGIN … COMMIT. If one fails half-way, its open transaction must not leak to the next user
    // of the connection; ours around it rolls it back (its own COMMIT ends both).
    const run = /^\s*begin\b/i.test(text) ? db.transaction((db) => db.query(statement)) : db.query(statement)
    const result: unknown = await run
    const results = (Array.isArray(result) ? result : [result]) as { rows?: unknown[] }[]
    return { rows: results.flatMap(({ rows }) => rows ?? []) }
  },
})
