import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { createLog } from '../log.ts'
import { type Backfill, registerBackfills, startBackfills } from './backfills.ts'
import { type Jobs, createJobs } from './jobs.ts'

const { db, engine, clear } = await testDatabase()
const log = createLog({ level: 'silent' })
const clock = { now: () => new Date() }

await db.run(sql`create table moved_words (id int primary key, word text not null, upper_word text)`)
afterAll(() => db.run(sql`drop table moved_words`))

let running: Jobs[] = []
beforeEach(async () => {
  await clear()
  await db.run(sql`delete from moved_words`)
  await db.run(sql`insert into moved_words select n, 'word ' || n from generate_series(1, 50) n`)
})
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  running = []
})

let run = 0
/** Ten rows a batch; each name is a backfill of its own. */
const upperWords = (before: (db: Db, position: number) => void = () => {}): Backfill => ({
  name: `upper-words-${++run}`,
  async batch(db, position) {
    before(db, Number(position))
    const rows = await db.rows<{ id: number }>(sql`
      update moved_words set upper_word = upper(word) || coalesce(upper_word, '')
      where id in (select id from moved_words where id > ${Number(position)} order by id limit 10) returning id`)
    return { moved: rows.length, position: rows.length > 0 ? String(Math.max(...rows.map(({ id }) => id))) : null }
  },
})

async function node(backfills: readonly Backfill[], { lines = log, runFor = 60_000 } = {}): Promise<void> {
  const jobs = createJobs({ db, engine, log, poll: 0.5 })
  const parts = { db, jobs, log: lines, clock }
  registerBackfills(parts, backfills, runFor)
  await jobs.start()
  running.push(jobs)
  await startBackfills(parts, backfills)
}

const state = ({ name }: Backfill) =>
  db.row(sql`select moved, done_at is not null as "isDone" from backfills where name = ${name}`)
const whenDone = (backfill: Backfill) =>
  vi.waitFor(async () => expect(await state(backfill)).toEqual({ moved: 50, isDone: true }), { timeout: 20_000 })
const once = sql`select count(*) as n from moved_words where upper_word = upper(word)`

test('data is moved in batches, once over all nodes, and not again at the next start', async () => {
  const backfill = upperWords()
  await Promise.all([node([backfill]), node([backfill])])
  await whenDone(backfill)
  expect(await db.one(once)).toEqual({ n: 50 })
  await node([backfill])
  expect(
    await db.one(
      sql`select count(*) as n from pgboss.job where name like ${`%${backfill.name}`} and state = 'created'`,
    ),
  ).toEqual({
    n: 0,
  })
})

test('after a failure it goes on where the last whole batch ended', async () => {
  let failures = 0
  const backfill = upperWords((_db, position) => {
    if (position === 20 && failures++ === 0) throw new Error('the node dies')
  })
  await node([backfill])
  await whenDone(backfill)
  expect([failures, await db.one(once)]).toEqual([2, { n: 50 }])
})

test('a long one gives its worker back and is queued again', async () => {
  const positions: number[] = []
  const backfill = upperWords((_db, position) => void positions.push(position))
  await node([backfill], { runFor: 0 })
  await whenDone(backfill)
  expect(positions).toEqual([0, 10, 20, 30, 40, 50])
})

test('its end is told in the log, with how much was moved', async () => {
  const lines = createLog({ level: 'silent' })
  const info = vi.spyOn(lines, 'info')
  const backfill = upperWords()
  await node([backfill], { lines })
  await vi.waitFor(
    () => expect(info).toHaveBeenCalledWith({ backfill: backfill.name, moved: 50 }, 'a backfill is done'),
    {
      timeout: 20_000,
    },
  )
})
