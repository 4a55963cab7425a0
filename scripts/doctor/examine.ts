import { existsSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MachineFacts } from '../../packages/domain/src/setup-checks/rules-machine.ts'
import type { SetupCheckAnswer } from '../../packages/domain/src/setup-checks/schema.ts'
import { readSetupChecks } from '../../apps/api/src/features/setup-checks/actions.ts'
import { opensAuthenticators } from '../../apps/api/src/features/staff/actions.ts'
import { PoolDb } from '../../apps/api/src/platform/db/connections/pool-db.ts'
import { openPostgres } from '../../apps/api/src/platform/db/connections/postgres.ts'
import { waitForServer } from '../../apps/api/src/platform/db/connections/wait-for-server.ts'
import type { Log, Pool } from '../../apps/api/src/platform/db/connections/pool.ts'
import type { Db } from '../../apps/api/src/platform/db/database.ts'
import { pendingMigrations } from '../../apps/api/src/platform/db/migrate.ts'
import { readMigrations } from '../../apps/api/src/platform/db/migration-files.ts'
import { openDatabase } from '../../apps/api/src/platform/db/open.ts'
import { sql } from '../../apps/api/src/platform/db/sql.ts'
import { type ReplicaReads, openReplica } from '../../apps/api/src/platform/db/replica/replica.ts'
import { sessionUrlOf } from '../../apps/api/src/platform/env-database.ts'
import type { Env } from '../../apps/api/src/platform/env.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'

type Database = Pick<MachineFacts, 'database' | 'schema' | 'replica' | 'reads_sealed'> & {
  checks: SetupCheckAnswer[] | null
}
type Opened = {
  db: Db
  replica?: ReplicaReads | undefined
  pool: Parameters<typeof pendingMigrations>[0]
  close(): Promise<void>
}

const faultOf = (error: unknown) => {
  const { message, code } = error as Error & { code?: string }
  return { fault: message || code || 'no answer' }
}

const tryOnce = (pool: Pool, log: Log) => waitForServer(pool, log, { attempts: 1 }).finally(() => pool.end())

/** One attempt: the server waits for its database, whoever asks what is wrong does not. */
async function open(env: Env): Promise<Opened> {
  const { DATABASE_URL: url, DATABASE_REPLICA_URL: replicaUrl, DATA_DIR } = env
  const log = createLog({ level: 'silent' })
  if (!url) return openDatabase({ dir: join(DATA_DIR, 'database'), log })
  if (env.DATABASE_POOLER) await tryOnce(openPostgres({ url, max: 1, hasPooler: true, log }), log)
  const pool = openPostgres({ url: sessionUrlOf(env) ?? url, max: 2, log })
  await waitForServer(pool, log, { attempts: 1 }).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const primary = new PoolDb(pool, log)
  const replica = replicaUrl ? openReplica({ url: replicaUrl, primary, max: 1, log }) : undefined
  return { db: primary, pool, replica, close: () => Promise.all([replica?.close(), pool.end()]).then(() => {}) }
}

async function replicaOf({ replica }: Opened): Promise<MachineFacts['replica']> {
  try {
    return replica ? await replica.lag() : null
  } catch (error) {
    return faultOf(error)
  }
}

async function schemaOf({ db, pool }: Opened): Promise<NonNullable<MachineFacts['schema']>> {
  const available = readMigrations().length
  const { started } = await db.one<{ started: boolean }>(sql`select to_regclass('migrations') is not null as started`)
  if (!started) return { applied: 0, pending: available }
  try {
    const pending = (await pendingMigrations(pool)).length
    return { applied: available - pending, pending }
  } catch (error) {
    return faultOf(error)
  }
}

async function examineDatabase(env: Env): Promise<Database> {
  const engine = env.DATABASE_URL ? 'postgres' : 'embedded'
  const nothing = { schema: null, replica: null, reads_sealed: null, checks: null }
  if (engine === 'embedded' && !existsSync(join(env.DATA_DIR, 'database')))
    return { ...nothing, database: { engine, major: 0 } }
  let opened: Opened
  try {
    opened = await open(env)
  } catch (error) {
    return { ...nothing, database: faultOf(error) }
  }
  try {
    const { db } = opened
    const { version } = await db.one<{ version: number }>(
      sql`select current_setting('server_version_num')::int / 10000 as version`,
    )
    const schema = await schemaOf(opened)
    const replica = await replicaOf(opened)
    const database = { engine, major: version } as const
    if ('fault' in schema || schema.pending > 0) return { ...nothing, database, schema, replica }
    const checks = await readSetupChecks({ db, env, now: new Date() })
    return { database, schema, replica, checks, reads_sealed: await opensAuthenticators(db, env) }
  } catch (error) {
    return { ...nothing, database: faultOf(error) }
  } finally {
    await opened.close()
  }
}

/** The folder itself, or where the first start would make it. */
const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)))

async function examineDisk({ DATA_DIR }: Env): Promise<MachineFacts['disk']> {
  const path = existing(DATA_DIR)
  try {
    await access(path, constants.W_OK)
    const { bavail, bsize } = await statfs(path)
    return { free_bytes: bavail * bsize, path: DATA_DIR }
  } catch (error) {
    return faultOf(error)
  }
}

export async function examine(env: Env): Promise<{ machine: MachineFacts; checks: SetupCheckAnswer[] | null }> {
  const { checks, ...database } = await examineDatabase(env)
  return { machine: { ...database, disk: await examineDisk(env) }, checks }
}
