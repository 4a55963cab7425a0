import type { Db as BossDb } from 'pg-boss'
import type { Db } from '../db/database.ts'
import type { SqlValue } from '../db/sql.ts'

/** Some texts of pg-boss carry their own `BEGIN; … COMMIT;`. */
const FRAME = /^\s*begin\s*;|;\s*commit\s*;?\s*$/gi

/** Adapter: pg-boss runs on our `db` (the pool, or the caller's transaction) on both engines. */
export const bossDb = (db: Db): BossDb => ({
  async executeSql(text, values = []) {
    const body = text.replaceAll(FRAME, '')
    const statement = { text: body, values: values as SqlValue[] }
    // The transaction is ours: one that failed half-way would leak to the next user of the connection, and a BEGIN inside
    // another makes PostgreSQL warn, several times a minute.
    const run = body === text ? db.query(statement) : db.transaction((db) => db.query(statement))
    const result: unknown = await run
    const results = (Array.isArray(result) ? result : [result]) as { rows?: unknown[] }[]
    return { rows: results.flatMap(({ rows }) => rows ?? []) }
  },
  // A virtual clock needs none: `job_now()` asks it in every session.
  async setSessionStatements() {},
})
