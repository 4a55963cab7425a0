import type { Db } from './database.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { listenOnPool, listenOnServer, type Listen } from './connections/listen.ts'
import { PoolDb } from './connections/pool-db.ts'
import type { Log, Pool } from './connections/pool.ts'
import { openPostgres } from './connections/postgres.ts'
import { checkVersion, waitForServer } from './connections/wait-for-server.ts'
import { scheduleMaintenance } from './maintenance.ts'

export interface OpenOptions {
  /** A PostgreSQL server; without it the embedded engine is used. */
  url?: string
  /** Where the embedded engine keeps its files. */
  dir: string
  log: Log
  /** Connections to PostgreSQL (the embedded engine has one). */
  max?: number
  /** Loading modules blocks this thread for a second: meanwhile the embedded engine starts in its own. */
  meanwhile?: () => Promise<unknown>
  /** Embedded only; false (no fsync) is for tests. */
  durable?: boolean
}

export interface Database {
  db: Db
  pool: Pool
  engine: 'embedded' | 'postgres'
  listen: Listen
  /** Whether anything waits for a connection. */
  isBusy(): boolean
  /** How often it could not be reached or could not work. */
  failures(): number
  close(): Promise<void>
}

export async function openDatabase({ url, dir, log, max, durable, meanwhile }: OpenOptions): Promise<Database> {
  if (url) {
    const pool = openPostgres({ url, max, log })
    try {
      await waitForServer(pool, log)
      await checkVersion(pool)
    } catch (error) {
      await pool.end()
      throw error
    }
    const { listen, close } = listenOnServer(url, log)
    const db = new PoolDb(pool, log)
    return {
      db,
      pool,
      engine: 'postgres',
      listen,
      isBusy: () => db.isBusy,
      failures: db.failures,
      close: () => inOrder(close, () => pool.end()),
    }
  }
  const embedded = await openEmbedded({ dir, log, durable, meanwhile })
  const db = new PoolDb(embedded.pool, log)
  const { listen, close } = listenOnPool(embedded.pool, log)
  const rest = scheduleMaintenance(db, log)
  return {
    db,
    pool: embedded.pool,
    engine: 'embedded',
    listen,
    isBusy: () => db.isBusy,
    failures: db.failures,
    close: () => inOrder(rest, close, embedded.close),
  }
}

async function inOrder(...steps: (() => Promise<void>)[]): Promise<void> {
  for (const step of steps) await step()
}
