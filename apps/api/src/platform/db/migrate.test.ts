import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { silent } from '../../testing/silent.ts'
import { freshDatabase } from '../../testing/test-database.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { type Migration, migrationOf, readMigrations } from './migration-files.ts'
import { sql } from './sql.ts'
import { soon } from '../../testing/soon.ts'

const database = await freshDatabase()
const { db, pool } = database

beforeEach(async () => {
  await db.run(sql`drop schema public cascade`)
  await db.run(sql`create schema public`)
})
afterAll(() => database.close())

const migration = (number: number, text: string): Migration => migrationOf(number, `step${number}`, text)
const one = migration(1, 'create table ones (id int)')
const two = migration(2, 'create table twos (id int); insert into twos values (2)')
const applied = () => db.rows(sql`select number, name, sha256 from migrations order by number`)

test('each migration is applied once, in order', async () => {
  expect(await migrate(pool, silent, [one])).toEqual([one])
  expect(await migrate(pool, silent, [one, two])).toEqual([two])
  expect(await migrate(pool, silent, [one, two])).toEqual([])
  expect(await applied()).toEqual([one, two].map(({ number, name, sha256 }) => ({ number, name, sha256 })))
})

test('many nodes may boot at once', async () => {
  const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(pool, silent, [one, two])))
  expect(applied.flat()).toHaveLength(2)
  expect(await db.rows(sql`select id from twos`)).toEqual([{ id: 2 }])
})

test('a migration that fails leaves nothing behind and says which it was', async () => {
  const bad = migration(2, 'create table half (id int); select 1 / 0')
  await expect(migrate(pool, silent, [one, bad])).rejects.toThrow('Migration 0002_step2 failed: division by zero')
  expect(await applied()).toHaveLength(1)
  expect(await db.one(sql`select to_regclass('half') as half`)).toEqual({ half: null })
  expect(await migrate(pool, silent, [one, two])).toEqual([two])
})

test('an applied migration that was changed since is refused', async () => {
  await migrate(pool, silent, [one])
  const changed = migration(1, 'create table ones (id bigint)')
  await expect(migrate(pool, silent, [changed])).rejects.toThrow('0001_step1 was applied and has since been changed')
})

test('code older than the database goes on while the database has only more', async () => {
  await migrate(pool, silent, [one, two])
  expect(await migrate(pool, silent, [one])).toEqual([])
})

test('code older than a migration that took something away is refused, and told what', async () => {
  const contract = migration(2, '-- contract: the table ones; unused since 2026.11.0\ndrop table ones')
  await migrate(pool, silent, [one, contract, migration(3, 'create table threes (id int)')])
  await expect(migrate(pool, silent, [one])).rejects.toThrow(
    'newer than this code: migration 0002_step2 took away the table ones; unused since 2026.11.0. Run a newer version.',
  )
})

test('what is pending can be read before it is applied', async () => {
  await migrate(pool, silent, [one])
  expect(await pendingMigrations(pool, [one, two])).toEqual([two])
  expect(await applied()).toHaveLength(1)
})

test('a database of the release before this table knew contracts is taken over', async () => {
  await db.run(sql`create table migrations (
    number int primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now())`)
  await db.run(sql`insert into migrations (number, name, sha256) values (1, 'step1', ${one.sha256})`)
  expect(await migrate(pool, silent, [one, two])).toEqual([two])
})

/** A transaction that has read the table, until it is told to end. */
async function holdOnes() {
  const [locked, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ended = db.transaction(async (db) => {
    await db.rows(sql`select id from ones`)
    locked.resolve()
    await end.promise
  })
  await locked.promise
  return () => (end.resolve(), ended)
}

// The embedded engine has one connection: nobody else holds a lock.
test.runIf(!pool.single)(
  'a table in use is given up and tried again, and nobody queues behind the migration',
  async () => {
    await migrate(pool, silent, [one])
    const warn = vi.fn()
    const release = await holdOnes()
    const widen = migration(2, 'create table half (id int); alter table ones add column name text')
    const migrating = migrate(pool, { ...silent, warn }, [one, widen], { lockTimeout: 20, pause: 20 })
    await soon(() => expect(warn.mock.calls.length).toBeGreaterThan(1))
    // Between two attempts everybody is served, although the table is still in use.
    await db.run(sql`insert into ones values (7)`)
    expect(warn.mock.calls[0]?.[1]).toMatch(/in use for longer than 20 ms/)
    await release()
    expect(await migrating).toEqual([widen])
    expect(await db.rows(sql`select id, name from ones`)).toEqual([{ id: 7, name: null }])
  },
)

test.runIf(!pool.single)(
  'a lock that is never had ends the migration with a sentence, and nothing is half done',
  async () => {
    await migrate(pool, silent, [one])
    const release = await holdOnes()
    const widen = migration(2, 'create table half (id int); alter table ones add column name text')
    const tried = migrate(pool, silent, [one, widen], { lockTimeout: 10, pause: 1, attempts: 3 })
    await expect(tried).rejects.toThrow('0002_step2 failed: a lock was not had in 3 attempts')
    await release()
    expect(await db.one(sql`select to_regclass('half') as half`)).toEqual({ half: null })
  },
)

const concurrent = (statements: string) => migration(2, `-- outside a transaction\n\n${statements}`)
const indexes = () =>
  db.rows(sql`
    select indexrelid::regclass::text as name, indisvalid as valid from pg_index
    where indrelid = 'ones'::regclass order by 1`)

test('an index is built while everybody goes on, outside a transaction', async () => {
  const build = concurrent(
    'create index concurrently ones_id on ones (id);\ncreate index concurrently ones_more on ones ((id + 1));',
  )
  expect(await migrate(pool, silent, [one, build])).toEqual([one, build])
  expect(await indexes()).toEqual([
    { name: 'ones_id', valid: true },
    { name: 'ones_more', valid: true },
  ])
  expect(await applied()).toHaveLength(2)
})

test('an index whose build was interrupted is built anew, and one that is there is left alone', async () => {
  await migrate(pool, silent, [one])
  await db.run(sql`insert into ones values (1), (1)`)
  const build = concurrent(
    'create index concurrently ones_id on ones (id);\ncreate unique index concurrently ones_once on ones (id);',
  )
  await expect(migrate(pool, silent, [one, build])).rejects.toThrow('0002_step2 failed: could not create unique index')
  expect(await indexes()).toContainEqual({ name: 'ones_once', valid: false })
  await db.run(sql`delete from ones`)
  expect(await migrate(pool, silent, [one, build])).toEqual([build])
  expect(await indexes()).toEqual([
    { name: 'ones_id', valid: true },
    { name: 'ones_once', valid: true },
  ])
})

test('the files are numbered from one without gaps', () => {
  const dir = (...names: string[]) => {
    const folder = mkdtempSync(join(inject('testDatabases').scratch, 'migrations-'))
    for (const name of names) writeFileSync(join(folder, name), 'select 1')
    return folder
  }
  expect(readMigrations(dir('0001_a.sql', '0002_b.sql')).map(({ name }) => name)).toEqual(['a', 'b'])
  expect(() => readMigrations(dir('0001_a.sql', '0003_c.sql'))).toThrow('0003_c.sql should have number 2')
  expect(() => readMigrations(dir('0001_a.sql', '0001_b.sql'))).toThrow('0001_b.sql should have number 2')
  expect(() => readMigrations(dir('1_a.sql'))).toThrow('not named NNNN_name.sql')
})
