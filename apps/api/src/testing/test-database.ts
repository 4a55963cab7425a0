// A migrated database for the tests of one vitest worker:
//
//   const { db, clear } = await testDatabase()
//   beforeEach(() => clear())
import { cpSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import pg from 'pg'
import { openDatabase, type Database } from '../platform/db/open.ts'
import type { Db } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { silent } from './silent.ts'

export interface TestDatabase extends Database {
  /** Empties every table but `migrations`. */
  clear(): Promise<void>
  /** Copies all rows as they are now; the answer puts them back. */
  snapshot(): Promise<() => Promise<void>>
}

const shared = globalThis as { fareeqTestDatabase?: Promise<TestDatabase> }

/** Opened at the first call and shared by the whole worker. */
export function testDatabase(): Promise<TestDatabase> {
  return (shared.fareeqTestDatabase ??= freshDatabase())
}

/** A separate one, for a test that needs two or closes it itself. */
export async function freshDatabase(): Promise<TestDatabase> {
  const { engine } = inject('testDatabases')
  return asTestDatabase(await openDatabase({ ...(await (engine === 'embedded' ? copied() : created())), log: silent }))
}

/** A migrated one, of a test that opens it itself. */
export async function asTestDatabase(database: Database): Promise<TestDatabase> {
  const clear = await clearing(database)
  return { ...database, clear, snapshot: () => snapshotOf(database, clear) }
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
type Clear = (andThen?: string) => Promise<void>
async function clearing({ db }: Database): Promise<Clear> {
  const text = (await tableNames(db)).map((name) => `delete from ${name};`).join('')
  return (andThen = '') =>
    db.transaction(async (db) => {
      await db.query({ text: `set local session_replication_role = replica; ${text}${andThen}`, values: [] })
    })
}

async function snapshotOf({ db }: Database, clear: Clear): Promise<() => Promise<void>> {
  const has = (name: string) => `select '${name}' as name where exists (select from ${name})`
  const text = (await tableNames(db)).map(has).join(' union all ')
  const names = (await db.rows<{ name: string }>({ text, values: [] })).map(({ name }) => name)
  const copies = names.map((name) => `create unlogged table scene.${name} as table public.${name};`)
  await db.query({ text: `drop schema if exists scene cascade; create schema scene; ${copies.join('')}`, values: [] })
  const back = names.map((name) => `insert into public.${name} overriding system value table scene.${name};`)
  return () => clear(back.join(''))
}

// Not what was done to the installation: its backfills were queued when the server started, and run beside the first test.
const tableNames = async (db: Db): Promise<string[]> =>
  (
    await db.rows<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'backfills')`,
    )
  ).map(({ name }) => pg.escapeIdentifier(name))
