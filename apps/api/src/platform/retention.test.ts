import { expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import type { Db } from './db/database.ts'
import { sql } from './db/sql.ts'
import { deleteExpired } from './jobs/housekeeping.ts'
import { RETENTION } from './retention.ts'

const { db, clear } = await testDatabase()

async function unlistedTables(db: Db): Promise<string[]> {
  const tables = await db.rows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  )
  return tables.flatMap(({ name }) => (name in RETENTION ? [] : name))
}

test('every table of the database has a line that says how long its rows are kept, and no other has', async () => {
  expect(await unlistedTables(db)).toEqual([])
  const names = Object.keys(RETENTION)
  const present = await db.rows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  expect(names.filter((name) => !present.some((table) => table.name === name))).toEqual([])
})

test('a table without a line is found', async () => {
  await expect(
    db.transaction(async (db) => {
      await db.run(sql`create table planted (id int)`)
      expect(await unlistedTables(db)).toEqual(['planted'])
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
})

test('what is said to go with another row does so by its foreign key', async () => {
  const keys = await db.rows<{ child: string; parent: string }>(sql`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and confdeltype = 'c'`)
  const cascades = new Set(keys.map(({ child, parent }) => `${child} with ${parent}`))
  const claims = Object.entries(RETENTION).flatMap(([table, rule]) =>
    'with' in rule ? `${table} with ${rule.with}` : [],
  )
  expect(claims.filter((claim) => !cascades.has(claim))).toEqual([])
})

test('a backlog is deleted in batches, and what is young stays', async () => {
  await clear()
  await db.run(sql`
    insert into events (topic, name, created_at)
    select 't', 'n', now() - make_interval(days => case when n <= 25 then 5 else 3 end) from generate_series(1, 35) n`)
  await deleteExpired(db, 10)
  expect(await db.one(sql`select count(*) as left from events`)).toEqual({ left: 10 })
})

test('every rule that prunes can be run, also those of the tables that never shrank', async () => {
  await clear()
  const day = (days: number) => sql`now() - make_interval(days => ${days})`
  const [user, staff] = [crypto.randomUUID(), crypto.randomUUID()]
  await db.transaction(async (db) => {
    await db.run(sql`set local session_replication_role = replica`)
    for (const days of [1, 500]) {
      const id = crypto.randomUUID()
      await db.run(sql`insert into sessions (id, user_id, token_hash, created_at, expires_at)
        values (${id}, ${user}, ${Buffer.from(id)}, ${day(600)}, ${day(days)})`)
      await db.run(sql`insert into profile_views (talent_id, viewer_kind, parts, ground, at)
        values (${user}, 'visitor', '{profile}', 'shared_link', ${day(days)})`)
      await db.run(sql`insert into assessment_snapshots (id, attempt_id, position, language, source, at)
        values (${id}, ${user}, 1, 'python', '', ${day(days)})`)
      await db.run(sql`insert into assessment_conduct (id, attempt_id, kind, seconds, at)
        values (${id}, ${user}, 'left', 1, ${day(days)})`)
      await db.run(sql`insert into interview_room_lines (id, interview_id, seat, text, at)
        values (${id}, ${user}, 'client', 't', ${day(days)})`)
      await db.run(sql`insert into code_links (kind, email, id, expires_at, sends, sends_since, last_sent_at)
        values ('user', ${id}, ${id}, ${day(days)}, 1, ${day(days)}, ${day(days)})`)
      for (const outcome of ['ignored', 'applied'])
        await db.run(sql`insert into payment_events (id, type, outcome, received_at)
          values (${outcome + id}, 't', ${outcome}, ${day(days)})`)
      for (const [version, act] of [
        [days * 2, 'draft'],
        [days * 2 + 1, 'published'],
      ] as const)
        await db.run(sql`insert into site_item_versions (kind, slug, version, position, ar, en, data, act, saved_by, saved_at)
          values ('k', 's', ${version}, 1, '{}', '{}', '{}', ${act}, ${staff}, ${day(days)})`)
    }
  })
  await deleteExpired(db)
  const counts = sql`
    select (select count(*) from sessions) as sessions, (select count(*) from profile_views) as views,
      (select count(*) from assessment_snapshots) as snapshots, (select count(*) from assessment_conduct) as conduct,
      (select count(*) from interview_room_lines) as lines, (select count(*) from code_links) as links,
      (select count(*) from payment_events) as payments, (select count(*) from site_item_versions) as versions`
  expect(await db.one(counts)).toEqual({
    sessions: 1,
    views: 1,
    snapshots: 1,
    conduct: 1,
    lines: 1,
    links: 1,
    payments: 3,
    versions: 3,
  })
  await clear()
})
