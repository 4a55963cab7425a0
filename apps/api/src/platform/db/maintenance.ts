import type { Db } from './database.ts'
import type { Log } from './connections/pool.ts'
import { sql } from './sql.ts'

// PGlite has neither a checkpointer nor an autovacuum. Without the first, the log grows without bound and the next start
// replays all of it (510 MB took 3 s); without the second, dead rows stay in their tables. It all runs on the only
// connection and blocks other queries: in small portions, and only when due.

export const maintenanceDefaults = {
  every: 30_000, // ms
  checkpointBytes: 32 * 1024 * 1024,
  /** As PostgreSQL's autovacuum: this many rows, plus this share of the table. */
  vacuumRows: 50,
  vacuumShare: 0.2,
}
export type MaintenanceLimits = typeof maintenanceDefaults

export async function maintain(
  db: Db,
  limits: MaintenanceLimits,
): Promise<{ checkpointed: boolean; vacuumed: string[] }> {
  await db.run(sql`select pg_stat_force_next_flush()`) // the counters are otherwise up to a minute old
  const due = await db.rows<{ schema: string; name: string }>(sql`
    select s.schemaname as schema /* not null */, s.relname as name /* not null */
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where greatest(s.n_dead_tup, s.n_mod_since_analyze, s.n_ins_since_vacuum)
      > ${limits.vacuumRows}::float8 + ${limits.vacuumShare}::float8 * greatest(c.reltuples, 0)`)
  for (const { schema, name } of due) {
    // house-allow sql: the tables are those the statistics name
    await db.run(sql`vacuum (analyze) ${sql.id(schema)}.${sql.id(name)}`)
  }

  const { bytes } = await db.one<{ bytes: string | null }>(
    sql`select pg_current_wal_insert_lsn() - redo_lsn as bytes from pg_control_checkpoint()`,
  )
  const checkpointed = Number(bytes) >= limits.checkpointBytes
  if (checkpointed) await db.run(sql`checkpoint`)
  return { checkpointed, vacuumed: due.map(({ schema, name }) => `${schema}.${name}`) }
}

/** Returns how to stop it. */
export function scheduleMaintenance(
  db: Db,
  log: Log,
  limits: MaintenanceLimits = maintenanceDefaults,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = maintain(db, limits)
      .catch((err: unknown) => log.warn({ err }, 'database maintenance failed; it is tried again'))
      .finally(() => (busy = false))
  }, limits.every).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
