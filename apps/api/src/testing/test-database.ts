// A migrated database for the tests of one vitest worker:
//
//   const { db, clear } = await testDatabase()
//   beforeEach(clear)
import { cpSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import pg from 'pg'
import { openDatabase, type Database } from '../platform/db/open.ts'
import { sql } from '../platform/db/sql.ts'
import { silent } from './silent.ts'

export interface TestDatabase extends Database {
  /** Empties every table but `migrations`. */
  clear(): Promise<void>
}

const shared = globalThis as { fareeqTestDatabase?: Promise<TestDatabase> }

/** Opened at the first call and shared by the whole worker. */
export function testDatabase(): Promise<TestDatabase> {
  return (shared.fareeqTestDatabase ??= freshDatabase())
}

/** A separate one, for a test that needs two or closes it itself. */
export async function freshDatabase(): Promise<TestDatabase> {
  const { engine } = inject('testDatabases')
  const database = await openDatabase({ ...(await (engine === 'embedded' ? copied() : created())), log: silent })
  return { ...database, clear: await clearing(database) }
}

/** A copy of a migrated, closed embedded database, on either engine; for tests of files. */
async function copied(): Promise<{ dir: string; durable: false }> {
  const { scratch, source } = inject('testDatabases')
  const dir = mkdtempSync(join(scratch, 'database-'))
  cpSync(source, dir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }))
  return { dir, durable: false }
}

async function created(): Promise<{ url: string; dir: string }> {
  const { source } = inject('testDatabases')
  const name = `test_${crypto.randomUUID().slice(0, 13).replace('-', '_')}`
  const client = new pg.Client({ connectionString: source })
  await client.connect()
  await client.query(`create database ${name} template fareeq_template`).finally(() => client.end())
  const url = new URL(source)
  url.pathname = `/${name}`
  return { url: url.href, dir: '' }
}

// DELETE, not TRUNCATE: 3–17 ms against 78–171. `replica` switches the foreign keys off meanwhile.
async function clearing({ db }: Database): Promise<() => Promise<void>> {
  const tables = await db.rows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  )
  const text = tables.map(({ name }) => `delete from ${pg.escapeIdentifier(name)};`).join('')
  const empty = () =>
    db.transaction(async (db) => {
      await db.query({ text: `set local session_replication_role = replica; ${text}`, values: [] })
    })
  return () => untilUndisturbed(empty)
}

/** Deadlock with a job of the last test: PostgreSQL aborts one of the two, so the delete is retried. */
async function untilUndisturbed(empty: () => Promise<void>): Promise<void> {
  try {
    await empty()
  } catch (error) {
    const isDeadlock = error instanceof pg.DatabaseError && error.code === '40P01'
    if (!isDeadlock) throw error
    await untilUndisturbed(empty)
  }
}
