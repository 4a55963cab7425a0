import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { sql } from './sql.ts'

const { db, clear } = await testDatabase()
beforeEach(() => clear())

const DAY = '2026-11-19'
const insertFormer = (step: number) =>
  db.run(sql`insert into usual_salaries (day, usual) values (${DAY}, ${JSON.stringify({ step })})`)
const setFormer = (step: number) => db.run(sql`update usual_salaries set usual = ${JSON.stringify({ step })}`)
const setCurrent = (step: number) => db.run(sql`update usual_salaries set baseline = ${JSON.stringify({ step })}`)
const row = () => db.one(sql`select usual, baseline from usual_salaries`)
const both = (step: number) => ({ usual: { step }, baseline: { step } })

test('what the last release inserts is read by this one, and the other way round', async () => {
  await insertFormer(1)
  expect(await row()).toEqual(both(1))
  await clear()
  await db.run(sql`insert into usual_salaries (day, baseline) values (${DAY}, ${JSON.stringify({ step: 2 })})`)
  expect(await row()).toEqual(both(2))
})

test('what either of them changes is read by the other', async () => {
  await insertFormer(1)
  await setFormer(2)
  expect(await row()).toEqual(both(2))
  await setCurrent(3)
  expect(await row()).toEqual(both(3))
})

test('a row from before the migration has both names once either is changed', async () => {
  await db.transaction(async (db) => {
    await db.run(sql`alter table usual_salaries disable trigger usual_salaries_baseline`)
    await db.run(sql`insert into usual_salaries (day, usual) values (${DAY}, ${JSON.stringify({ step: 1 })})`)
    await db.run(sql`alter table usual_salaries enable trigger usual_salaries_baseline`)
  })
  expect(await row()).toEqual({ usual: { step: 1 }, baseline: null })
  await setCurrent(2)
  expect(await row()).toEqual(both(2))
})

test('a column that is emptied under one name is empty under both', async () => {
  const emptied = await db.transaction(async (db) => {
    await db.run(sql`create temporary table renamed (former jsonb, current jsonb) on commit drop`)
    await db.run(sql`
      create trigger renamed before insert or update on renamed
        for each row execute function sync_renamed_column('former', 'current')`)
    await db.run(sql`insert into renamed (former) values ('{}'), ('{}')`)
    await db.run(sql`update renamed set current = null`)
    return db.rows(sql`select former, current from renamed`)
  })
  expect(emptied).toEqual([
    { former: null, current: null },
    { former: null, current: null },
  ])
})
