// The same tests for both engines: FAREEQ_TEST_ENGINE=postgres runs them on PostgreSQL.
import { describe, expect, test } from 'vitest'
import { notesTable } from '../../testing/notes-table.ts'
import { DatabaseUnavailable, isUniqueViolation } from './database.ts'
import { sql } from './sql.ts'

const { db, pool, add, ids } = await notesTable()

describe('asking', () => {
  test('rows, the first row, exactly one row, and how many were changed', async () => {
    await add(db, 1, 'first')
    await add(db, 2, 'second')
    expect(await db.rows(sql`select id, body from notes where id = any(${[1, 2]}) order by id`)).toEqual([
      { id: 1, body: 'first' },
      { id: 2, body: 'second' },
    ])
    expect(await db.row(sql`select id from notes where id = ${2}`)).toEqual({ id: 2 })
    expect(await db.row(sql`select id from notes where id = ${3}`)).toBeUndefined()
    expect(await db.one(sql`select count(*) as n from notes`)).toEqual({ n: 2 })
    await expect(db.one(sql`select id from notes where id = ${3}`)).rejects.toThrow('Expected exactly one row, got 0')
    await expect(db.one(sql`select id from notes`)).rejects.toThrow('Expected exactly one row, got 2')
    expect(await db.run(sql`update notes set views = views + 1 where id <= ${9}`)).toBe(2)
  })

  test('numbers, moments, days and documents arrive as what they are', async () => {
    const row = await db.one(sql`select ${'9007199254740991'}::int8 as safe, ${'9007199254740993'}::int8 as unsafe,
      '{1,null,3}'::int8[] as many, ${'0.10'}::numeric as price, ${'2026-03-29'}::date as day,
      ${'2026-03-29T00:30:00Z'}::timestamptz as moment, ${JSON.stringify([{ a: 1 }])}::jsonb as document`)
    expect(row).toEqual({
      safe: Number.MAX_SAFE_INTEGER,
      unsafe: '9007199254740993',
      many: [1, null, 3],
      price: '0.10',
      day: '2026-03-29',
      moment: new Date('2026-03-29T00:30:00Z'),
      document: [{ a: 1 }],
    })
  })

  test('what is sent comes back as it was, also once the statement has a name', async () => {
    const words = ['plain', 'a "quoted" one', 'back\\slash', '', 'NULL', 'a,b{c}', 'سطر']
    const [bytes, moment] = [Buffer.from([0, 1, 255]), new Date('2026-03-29T00:30:00.123Z')]
    for (let i = 0; i < 5; i++) {
      const row = await db.one(sql`select ${words}::text[] as words, ${[1, null, 3]}::int[] as numbers,
        ${[['a'], ['b']]}::text[] as nested, ${bytes}::bytea as bytes, ${[bytes]}::bytea[] as "many bytes",
        ${moment}::timestamptz as moment, ${[moment]}::timestamptz[] as moments, ${null}::text as nothing,
        ${true}::bool as yes, ${12n}::int8 as large, ${{ a: ['x'] }}::jsonb as document`)
      expect(row).toEqual({
        words,
        numbers: [1, null, 3],
        nested: [['a'], ['b']],
        bytes,
        'many bytes': [bytes],
        moment,
        moments: [moment],
        nothing: null,
        yes: true,
        large: 12,
        document: { a: ['x'] },
      })
    }
  })

  test('the clock of the database is UTC on both engines', async () => {
    expect(await db.one(sql`select current_setting('TimeZone') as zone`)).toEqual({ zone: 'UTC' })
  })

  test('a statement used often is prepared at most once, and goes on working after an error', async () => {
    await add(db, 1)
    for (let i = 0; i < 5; i++) expect(await db.row(sql`select id from notes where id = ${1}`)).toEqual({ id: 1 })
    const prepared = await db.transaction(async (db) => {
      for (let i = 0; i < 5; i++) await db.row(sql`select body from notes where id = ${1}`)
      return await db.rows(sql`select 1 from pg_prepared_statements where statement like 'select body from notes%'`)
    })
    // None where other tests of this process have used up the names.
    expect(prepared.length).toBeLessThanOrEqual(1)
    for (let i = 0; i < 5; i++) await expect(add(db, 1)).rejects.toThrow('duplicate key')
    await add(db, 2)
    expect(await ids()).toEqual([1, 2])
  })

  test('a prepared statement survives a change of its table by another node', async () => {
    await db.run(sql`create table growing (id int)`)
    const read = () => db.rows(sql`select * from growing where id > ${0}`)
    for (let i = 0; i < 5; i++) await read()
    await db.run(sql`alter table growing add column name text`)
    await db.run(sql`insert into growing values (1, 'new')`)
    expect(await read()).toEqual([{ id: 1, name: 'new' }])
    await db.run(sql`drop table growing`)
  })

  test('a refused value is recognised by its constraint', async () => {
    await add(db, 1)
    const error = await add(db, 1).catch((error: unknown) => error)
    expect(isUniqueViolation(error)).toBe(true)
    expect(isUniqueViolation(error, 'notes_pkey')).toBe(true)
    expect(isUniqueViolation(error, 'other')).toBe(false)
  })

  test('statements sent at once do not disturb each other, also when some fail', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) => db.one<{ n: number }>(sql`select ${n} / ${n % 5}::int as n`)),
    )
    const results = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.n : String(answer.reason)))
    const expected = (n: number) => (n % 5 === 0 ? 'error: division by zero' : Math.trunc(n / (n % 5)))
    expect(results).toEqual(results.map((_, n) => expected(n)))
  })

  test('a stream of single statements does not keep a transaction waiting', async () => {
    let streaming = true
    const stream = Array.from({ length: 8 }, async () => {
      while (streaming) await db.row(sql`select ${1}::int as a`)
    })
    for (let i = 0; i < 20; i++) await db.transaction((db) => add(db, i))
    streaming = false
    await Promise.all(stream)
    expect(await ids()).toHaveLength(20)
  })

  test('nobody begins a transaction by hand', async () => {
    for (const command of [sql`begin`, sql` START TRANSACTION`, sql`commit`, sql`rollback`, sql`savepoint a`]) {
      await expect(db.run(command)).rejects.toThrow('Use db.transaction')
    }
  })

  test('an error does not cost the connection', async () => {
    await add(db, 1)
    const before = pool.totalCount
    let removed = 0
    pool.on('remove', () => removed++)
    for (let i = 0; i < 5; i++) await add(db, 1).catch(() => {})
    expect({ removed, total: pool.totalCount }).toEqual({ removed: 0, total: before })
  })

  test('a full disk is told as unavailable, keeps nothing of the transaction, and is over when there is room', async () => {
    const failing = sql`do $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`
    const lost = db.transaction(async (db) => {
      await add(db, 1)
      await db.run(failing)
    })
    await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(await ids()).toEqual([])
    await add(db, 2)
    expect(await ids()).toEqual([2])
  })
})
