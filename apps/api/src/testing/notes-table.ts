import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Db } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { testDatabase } from './test-database.ts'

/** A table that belongs to no feature, empty before each test of the file. */
export async function notesTable() {
  const { db, pool, clear } = await testDatabase()
  beforeAll(async () => {
    await db.run(sql`create table notes (id int primary key, body text, views int not null default 0)`)
  })
  beforeEach(async () => {
    await clear()
    await db.run(sql`delete from notes`)
  })
  afterAll(async () => {
    await db.run(sql`drop table notes`)
  })
  return {
    db,
    pool,
    add: (db: Db, id: number, body = 'x') => db.run(sql`insert into notes (id, body) values (${id}, ${body})`),
    ids: async () => (await db.rows<{ id: number }>(sql`select id from notes order by id`)).map(({ id }) => id),
  }
}
