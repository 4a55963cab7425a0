import { DAY, HOUR, after } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { freshDatabase } from '../testing/test-database.ts'
import { systemClock } from './clock.ts'
import { sql } from './db/sql.ts'
import { createVirtualClock, openClock } from './virtual-clock.ts'

const database = await freshDatabase()
const { db } = database
const clock = createVirtualClock(systemClock)
await openClock(clock, db)

const sqlNow = async () => (await db.one<{ now: Date }>(sql`select clock_now() as now`)).now
/** Between two readings time passes, as it always does. */
const near = (moment: Date) => ({ after: after(moment, -1), before: after(moment, HOUR) })

test('where it is moved, SQL and a node that starts later are too', async () => {
  const moment = after(systemClock.now(), 400 * DAY)
  await clock.moveTo(db, moment)
  const other = createVirtualClock(systemClock)
  await other.open(db)
  for (const now of [clock.now(), await sqlNow(), other.now()]) {
    expect(now.getTime()).toBeGreaterThan(near(moment).after.getTime())
    expect(now.getTime()).toBeLessThan(near(moment).before.getTime())
  }
  const back = after(moment, -2 * DAY)
  await other.moveTo(db, back)
  await clock.follow(db)
  expect(clock.now().getTime()).toBeLessThan(near(back).before.getTime())
})

test('what a default writes lies in its time', async () => {
  const moment = after(systemClock.now(), 1000 * DAY)
  await clock.moveTo(db, moment)
  const { at } = await db.one<{ at: Date }>(sql`
    insert into audit_entries (actor_kind, action, subject_kind) values ('system', 'sign_in', 'user') returning at`)
  expect(at.getTime()).toBeGreaterThan(near(moment).after.getTime())
})

test('a database that lives by it is not opened by the clock of the machine', async () => {
  await expect(openClock(systemClock, db)).rejects.toThrow('this database lives in simulated time')
  await database.close()
})
