import type { Db } from './database.ts'
import { type Sql, sql } from './sql.ts'
import type { Tables } from './tables.ts'

/** Rows per statement, each its own transaction: well below a second, so that nobody waits for its locks. */
export const BATCH = 2_000

/** Bounded deletes until none is left: one for a backlog of months would exceed the time that a statement has. */
export async function deleteInBatches(db: Db, table: keyof Tables, condition: Sql, batch = BATCH): Promise<number> {
  let deleted = 0
  for (;;) {
    // house-allow sql: the tables are those of RETENTION and of the features that call this
    const count = await db.run(sql`
      delete from ${sql.id(table)}
      where ctid = any(array(select ctid from ${sql.id(table)} where ${condition} limit ${batch}::bigint))`)
    deleted += count
    if (count < batch) return deleted
  }
}
