import { hash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { silent } from '../../testing/silent.ts'
import { freshDatabase } from '../../testing/test-database.ts'
import { migrate, readMigrations, type Migration } from './migrate.ts'
import { sql } from './sql.ts'

const database = await freshDatabase()
const { db, pool } = database

beforeEach(async () => {
  await db.run(sql`drop schema public cascade`)
  await db.run(sql`create schema public`)
})
afterAll(() => database.close())

const migration = (number: number, text: string): Migration => ({
  number,
  name: `step${number}`,
  text,
  sha256: hash('sha256', text, 'hex'),
})
const one = migration(1, 'create table ones (id int)')
const two = migration(2, 'create table twos (id int); insert into twos values (2)')
const applied = () => db.rows(sql`select number, name, sha256 from migrations order by number`)

test('each migration is applied once, in order', async () => {
  expect(await migrate(pool, silent, [one])).toEqual([one])
  expect(await migrate(pool, silent, [one, two])).toEqual([two])
  expect(await migrate(pool, silent, [one, two])).toEqual([])
  expect(await applied()).toEqual([one, two].map(({ text: _, ...rest }) => rest))
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

test('code older than the database is refused', async () => {
  await migrate(pool, silent, [one, two])
  await expect(migrate(pool, silent, [one])).rejects.toThrow('newer than this code: it has migration 0002_step2')
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
