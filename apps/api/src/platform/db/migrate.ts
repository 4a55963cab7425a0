import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { Log, Pool } from './connections/pool.ts'

// migrations/NNNN_name.sql, applied in order at boot, each in its own transaction, forward only. An applied file may not
// change (checksum), and the code may not be older than the database.

export interface Migration {
  number: number
  name: string
  text: string
  sha256: string
}

export const migrationsDirectory = new URL('../../../migrations/', import.meta.url)

/** Key of the advisory lock: one node migrates, the others wait for it. */
const lockKey = 4_150_517_416
const noTimeout = 2 ** 31 - 1 // ms

export function readMigrations(dir: URL | string = migrationsDirectory): Migration[] {
  const files = readdirSync(dir)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  return files.map((file, index) => {
    const [, digits, name] = /^(\d{4})_([a-z0-9_]+)\.sql$/.exec(file) ?? []
    if (!digits || !name) throw new Error(`Migration ${file} is not named NNNN_name.sql`)
    if (Number(digits) !== index + 1)
      throw new Error(`Migration ${file} should have number ${index + 1}: no gaps, no twins`)
    const text = readFileSync(dir instanceof URL ? new URL(file, dir) : `${dir}/${file}`, 'utf8')
    return { number: index + 1, name, text, sha256: hash('sha256', text, 'hex') }
  })
}

/** Applies pending migrations; safe when many nodes boot at once. Returns what this node applied. */
export async function migrate(pool: Pool, log: Log, migrations = readMigrations()): Promise<Migration[]> {
  const client = await pool.connect()
  try {
    await takeLock(client, log)
    await client.query(`create table if not exists migrations (
      number int primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now())`)
    const { rows: applied } = await client.query<Pick<Migration, 'number' | 'name' | 'sha256'>>(
      'select number, name, sha256 from migrations order by number',
    )
    compare(applied, migrations)
    const missing = migrations.slice(applied.length)
    for (const migration of missing) await apply(client, migration, log)
    return missing
  } finally {
    client.release(true) // closing the connection also releases the lock
  }
}

// Polls instead of blocking inside PostgreSQL, where statement_timeout would end the wait.
async function takeLock(client: PoolClient, log: Log): Promise<void> {
  for (let tries = 0; ; tries++) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockKey])
    if (rows[0]!.locked) return
    if (tries === 0) log.info({}, 'another node is migrating the database; waiting')
    await delay(100)
  }
}

function compare(applied: Pick<Migration, 'number' | 'name' | 'sha256'>[], available: Migration[]): void {
  for (const [index, { number, name, sha256 }] of applied.entries()) {
    const label = `${String(number).padStart(4, '0')}_${name}`
    const file = available[index]
    if (!file) throw new Error(`The database is newer than this code: it has migration ${label}. Run a newer version.`)
    if (file.name !== name || file.sha256 !== sha256) {
      throw new Error(`Migration ${label} was applied and has since been changed. Put it back and write a new one.`)
    }
  }
}

async function apply(client: PoolClient, { number, name, text, sha256 }: Migration, log: Log): Promise<void> {
  const startedAt = performance.now()
  try {
    await client.query('begin; set local statement_timeout = 0')
    await client.query({ text, query_timeout: noTimeout } as { text: string })
    await client.query('insert into migrations (number, name, sha256) values ($1, $2, $3)', [number, name, sha256])
    await client.query('commit')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Migration ${String(number).padStart(4, '0')}_${name} failed: ${reason}`, { cause })
  }
  log.info({ number, name, ms: Math.round(performance.now() - startedAt) }, 'migrated')
}
