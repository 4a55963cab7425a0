// The same tests for both engines. The embedded one has a single connection and no deadlocks of its own: a trigger raises
// what PostgreSQL would, as often as a sequence says, which no rollback sets back.
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { notesTable } from '../../../testing/notes-table.ts'
import { queryChannel } from '../../tracing/channels.ts'
import { type Db, DatabaseUnavailable } from '../database.ts'
import { sql } from '../sql.ts'

const { db, pool, add, ids } = await notesTable()

beforeAll(async () => {
  await db.run(sql`create sequence conflicts`)
  await db.run(sql`
    create function conflict() returns trigger language plpgsql as $$ begin
      if new.body in ('40P01', '40001') and nextval('conflicts') <= new.views then
        raise exception using errcode = new.body, message = 'met another';
      end if;
      return new;
    end $$`)
  await db.run(sql`create trigger conflict before insert on notes for each row execute function conflict()`)
})
beforeEach(() => db.run(sql`select setval('conflicts', 1, false)`))
afterAll(async () => {
  await db.run(sql`drop trigger conflict on notes`)
  await db.run(sql`drop function conflict`)
  await db.run(sql`drop sequence conflicts`)
})

/** Fails so many times. */
const conflict = (id: number, times: number, code = '40P01') =>
  sql`insert into notes (id, body, views) values (${id}, ${code}, ${times})`

describe('whoever meets another in the database', () => {
  test.each(['40P01', '40001'])('is tried again from the first statement, and saved once (%s)', async (code) => {
    const [runs, calls]: [number[], string[]] = [[], []]
    const result = await db.transaction(async (db) => {
      runs.push(runs.length)
      await add(db, 1)
      db.afterCommit(() => calls.push('told'))
      await db.run(conflict(2, 2, code))
      return 'saved'
    })
    expect([result, runs, calls, await ids()]).toEqual(['saved', [0, 1, 2], ['told'], [1, 2]])
  })

  test.each(['plain', 'traced'])('is tried again for a statement whose answer nobody waits for (%s)', async (how) => {
    const ignore = () => {}
    const observer = { start: ignore, end: ignore, asyncStart: ignore, asyncEnd: ignore, error: ignore }
    if (how === 'traced') queryChannel.subscribe(observer)
    onTestFinished(() => queryChannel.unsubscribe(observer))
    let runs = 0
    await db.transaction(async (db) => {
      runs++
      await add(db, 1)
      await db.also(conflict(2, 1))
    })
    expect([runs, await ids()]).toEqual([2, [1, 2]])
  })

  test('is tried again whole, savepoints or not', async () => {
    for (const noSavepoints of [false, true]) {
      await db.run(sql`delete from notes`)
      await db.run(sql`select setval('conflicts', 1, false)`)
      await db.transaction(
        async (db) => {
          await add(db, 1)
          await db.transaction(async (db) => db.run(conflict(2, 1)))
        },
        { noSavepoints },
      )
      expect(await ids()).toEqual([1, 2])
    }
  })

  test('is tried again for a single statement', async () => {
    expect(await db.run(conflict(1, 3))).toBe(1)
    expect(await ids()).toEqual([1])
  })

  test('is told after four times that nothing was saved, and to come back', async () => {
    const always = db.transaction(async (db) => {
      await add(db, 1)
      await db.run(conflict(2, 100))
    })
    await expect(always).rejects.toSatisfy((error) => error instanceof DatabaseUnavailable && !error.uncertain)
    expect(await db.one(sql`select last_value::int as tries from conflicts`)).toEqual({ tries: 4 })
    expect(await ids()).toEqual([])
  })

  // The embedded engine has one connection, so two transactions never overlap.
  test.runIf(!pool.single)('of two that wait for each other both are saved', async () => {
    await add(db, 1)
    await add(db, 2)
    const view = (db: Db, id: number) => db.run(sql`update notes set views = views + 1 where id = ${id}`)
    // Both hold their first row before one asks for its second; tried again, they need not wait for each other.
    let holding = 0
    const bothHold = Promise.withResolvers<void>()
    const crosswise = (first: number, second: number) =>
      db.transaction(async (db) => {
        await view(db, first)
        if (++holding === 2) bothHold.resolve()
        await bothHold.promise
        await view(db, second)
      })
    await Promise.all([crosswise(1, 2), crosswise(2, 1)])
    expect(await db.rows(sql`select views from notes`)).toEqual([{ views: 2 }, { views: 2 }])
  })
})
