import { setTimeout as delay } from 'node:timers/promises'
import pg, { type PoolClient } from 'pg'
import type { Log, Pool } from './connections/pool.ts'
import { takeMigrationLock } from './migration-lock.ts'
import { labelOf, type Migration, readMigrations, statementsOf } from './migration-files.ts'
import { type AppliedMigration, compareSchema } from './schema-state.ts'

// Applied in order at boot or by `npm run migrate`, each in its own transaction, forward only. An applied file may not change
// (checksum), and the database may be newer than the code only by expansions.

const noTimeout = 2 ** 31 - 1 // ms

export type MigrateOptions = {
  /** Milliseconds a lock on a table is waited for. Whoever uses the table queues behind us meanwhile, and a call waits for 4 s. */
  lockTimeout?: number
  /** Milliseconds until the next attempt, in which the queue empties. */
  pause?: number
  attempts?: number
}

/** Applies pending migrations; safe when many nodes boot at once. Returns what this node applied. */
export async function migrate(
  pool: Pool,
  log: Log,
  migrations = readMigrations(),
  options: MigrateOptions = {},
): Promise<Migration[]> {
  const client = await pool.connect()
  try {
    await takeMigrationLock(client, log)
    const applied = await readApplied(client)
    refuseOther(applied, migrations)
    const missing = migrations.slice(applied.length)
    for (const migration of missing) await apply(client, migration, log, options)
    return missing
  } finally {
    client.release(true) // closing the connection also releases the lock
  }
}

/** What would be applied; changes nothing but the table of migrations itself. */
export async function pendingMigrations(pool: Pool, migrations = readMigrations()): Promise<Migration[]> {
  const client = await pool.connect()
  try {
    const applied = await readApplied(client)
    refuseOther(applied, migrations)
    return migrations.slice(applied.length)
  } finally {
    client.release(true)
  }
}

async function readApplied(client: PoolClient): Promise<AppliedMigration[]> {
  await client.query(`create table if not exists migrations (
    number int primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now())`)
  // Asked first: even when it adds nothing, `alter table` would wait for a dump that reads the table.
  const { rows: columns } = await client.query(
    `select from pg_attribute where attrelid = 'migrations'::regclass and attname = 'contract'`,
  )
  if (columns.length === 0) await client.query('alter table migrations add column if not exists contract text')
  const { rows } = await client.query<AppliedMigration>(
    'select number, name, sha256, contract from migrations order by number',
  )
  return rows
}

function refuseOther(applied: AppliedMigration[], available: Migration[]): void {
  const { changed, contracts } = compareSchema(applied, available)
  if (changed[0])
    throw new Error(`Migration ${changed[0]} was applied and has since been changed. Put it back and write a new one.`)
  const [contract] = contracts
  if (contract)
    throw new Error(
      `The database is newer than this code: migration ${contract.label} took away ${contract.contract}. Run a newer version.`,
    )
}

async function apply(client: PoolClient, migration: Migration, log: Log, options: MigrateOptions): Promise<void> {
  const startedAt = performance.now()
  const run = migration.isOutsideTransaction ? applyOutsideTransaction : applyInTransaction
  try {
    await run(client, migration, log, options)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Migration ${labelOf(migration)} failed: ${reason}`, { cause })
  }
  const { number, name } = migration
  log.info({ number, name, ms: Math.round(performance.now() - startedAt) }, 'migrated')
}

const save = (client: PoolClient, { number, name, sha256, contract }: Migration) =>
  client.query('insert into migrations (number, name, sha256, contract) values ($1, $2, $3, $4)', [
    number,
    name,
    sha256,
    contract,
  ])

const isLockTimeout = (error: unknown) => error instanceof pg.DatabaseError && error.code === '55P03'

/** A table somebody else holds is given up and tried again: everybody who comes after us would wait for it as well. */
async function applyInTransaction(
  client: PoolClient,
  migration: Migration,
  log: Log,
  { lockTimeout = 2_000, pause = 3_000, attempts = 200 }: MigrateOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`begin; set local statement_timeout = 0; set local lock_timeout = ${lockTimeout}`)
      await client.query({ text: migration.text, query_timeout: noTimeout } as { text: string })
      await save(client, migration)
      await client.query('commit')
      return
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      await client.query('rollback')
      if (attempt === attempts) throw new Error(`a lock was not had in ${attempts} attempts`, { cause: error })
      log.warn(
        { migration: labelOf(migration), attempt },
        `a table is in use for longer than ${lockTimeout} ms, trying again in ${pause} ms`,
      )
      await delay(pause)
    }
  }
}

/** Each statement by itself, and those that were done before a crash are not repeated. */
async function applyOutsideTransaction(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('set statement_timeout = 0')
  for (const text of statementsOf(migration))
    if (!(await isBuilt(client, text))) await client.query({ text, query_timeout: noTimeout } as { text: string })
  await save(client, migration)
  await client.query('reset statement_timeout')
}

const INDEX = /^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?\s+on\s/i

/** A build that was interrupted leaves an index that is written and never read (`indisvalid`): it is dropped, to be built anew. */
async function isBuilt(client: PoolClient, text: string): Promise<boolean> {
  const name = INDEX.exec(text)?.[1]
  if (!name) return false
  const { rows } = await client.query<{ isValid: boolean }>(
    'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
    [pg.escapeIdentifier(name)],
  )
  if (rows[0]?.isValid === false) {
    const drop = `drop index concurrently ${pg.escapeIdentifier(name)}`
    await client.query({ text: drop, query_timeout: noTimeout } as { text: string })
  }
  return rows[0]?.isValid === true
}
