import type { Db } from './database.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { listenOnPool, listenOnServer, type Listen } from './connections/listen.ts'
import { PoolDb } from './connections/pool-db.ts'
import type { Log, Pool } from './connections/pool.ts'
import { refuseOlderConnections, setRoleDefaults } from './connections/pooler.ts'
import { openPostgres } from './connections/postgres.ts'
import { checkVersion, waitForServer } from './connections/wait-for-server.ts'
import { scheduleMaintenance } from './maintenance.ts'
import { type ReplicaReads, openReplica } from './replica/replica.ts'

export interface OpenOptions {
  /** A PostgreSQL server; without it the embedded engine is used. */
  url?: string | undefined
  /** PostgreSQL itself, where `url` leads to a pooler: for LISTEN and migrations. */
  directUrl?: string | undefined
  /** Streaming replicas of it, for what may be read there. Opened when it is used: a start does not wait for it. */
  replicaUrl?: string | undefined
  /** PgBouncer in transaction mode. */
  hasPooler?: boolean
  /** What the connection for notifications is called in `pg_stat_activity`. */
  listenerName?: string
  /** Where the embedded engine keeps its files. */
  dir: string
  log: Log
  /** Connections to PostgreSQL (the embedded engine has one). */
  max?: number | undefined
  /** Loading modules blocks this thread for a second: meanwhile the embedded engine starts in its own. */
  meanwhile?: () => Promise<unknown>
  /** Embedded only; false (no fsync) is for tests. */
  durable?: boolean
}

export interface Database {
  db: Db
  pool: Pool
  /** Connections to the server itself, for what needs a session. */
  direct: Pool
  replica?: ReplicaReads | undefined
  engine: 'embedded' | 'postgres'
  listen: Listen
  /** Whether anything waits for a connection. */
  isBusy(): boolean
  /** How often it could not be reached or could not work. */
  failures(): number
  close(): Promise<void>
}

export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { url, dir, log, durable, meanwhile } = options
  if (url) return openServer({ ...options, url })
  const embedded = await openEmbedded({ dir, log, durable, meanwhile })
  const db = new PoolDb(embedded.pool, log)
  const { listen, close } = listenOnPool(embedded.pool, log)
  const rest = scheduleMaintenance(db, log)
  return {
    db,
    pool: embedded.pool,
    direct: embedded.pool,
    engine: 'embedded',
    listen,
    isBusy: () => db.isBusy,
    failures: db.failures,
    close: () => inOrder(rest, close, embedded.close),
  }
}

async function openServer(options: OpenOptions & { url: string }): Promise<Database> {
  const { url, directUrl, replicaUrl, hasPooler = false, max, log, listenerName: name } = options
  const pool = openPostgres({ url, max, hasPooler, log })
  const direct = directUrl ? openPostgres({ url: directUrl, max: 2, log }) : pool
  const pools = [...new Set([direct, pool])]
  const endPools = () => inOrder(...pools.map((pool) => () => pool.end()))
  try {
    await waitForServer(direct, log)
    await checkVersion(direct)
    if (hasPooler) await setRoleDefaults(direct)
    if (direct !== pool) await waitForServer(pool, log)
    if (hasPooler) await refuseOlderConnections(pool)
  } catch (error) {
    await endPools()
    throw error
  }
  const { listen, close } = listenOnServer(directUrl ?? url, { log, name, onReplica: () => pool.renew() })
  const db = new PoolDb(pool, log)
  const replica = replicaUrl ? openReplica({ url: replicaUrl, primary: db, max, log }) : undefined
  return {
    db,
    pool,
    direct,
    replica,
    engine: 'postgres',
    listen,
    isBusy: () => db.isBusy,
    failures: db.failures,
    close: () => inOrder(close, async () => replica?.close(), endPools),
  }
}

async function inOrder(...steps: (() => Promise<void>)[]): Promise<void> {
  for (const step of steps) await step()
}
