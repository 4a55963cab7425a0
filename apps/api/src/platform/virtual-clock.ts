import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Db } from './db/database.ts'
import { sql } from './db/sql.ts'
import { BadSettings } from './env-parse.ts'

/** A clock that is moved by hand and runs on from there. SQL (`clock_now()`), the job queue and every other node follow it. */
export type VirtualClock = Clock & {
  /** After the migrations. A node that starts later finds the moment in the database. */
  open(db: Db): Promise<void>
  moveTo(db: Db, moment: Date): Promise<void>
  /** On another node than the one that moved it. */
  follow(db: Db): Promise<void>
}

export const isVirtual = (clock: Clock): clock is VirtualClock => 'moveTo' in clock

/** How far it is ahead of the machine's clock, or behind: a difference, so that time passes between two moves as it always does. */
export function createVirtualClock(machine: Clock, beginning?: Date): VirtualClock {
  let ahead = 0
  const read = async (db: Db) => {
    // house-allow sql: a schema that only a virtual clock makes
    const { milliseconds } = await db.one<{ milliseconds: number }>(
      sql`select extract(epoch from ahead)::float8 * 1000 as milliseconds from virtual_time.clock`,
    )
    ahead = milliseconds
  }
  async function moveTo(db: Db, moment: Date) {
    const next = moment.getTime() - machine.now().getTime()
    // house-allow sql: the same
    await db.run(sql`update virtual_time.clock set ahead = make_interval(secs => ${next / SECOND})`)
    ahead = next
  }
  return {
    now: () => new Date(machine.now().getTime() + ahead),
    async open(db) {
      if (await hasVirtualTime(db)) return read(db)
      for (const statement of SET_UP) await db.run(statement)
      if (beginning) await moveTo(db, beginning)
    },
    moveTo,
    follow: read,
  }
}

/** By the setting `CLOCK`: the machine's, or a virtual one, which begins with it or at a moment. */
export function clockFor({ CLOCK: setting }: { CLOCK: string }): Clock {
  if (setting === 'system') return systemClock
  return createVirtualClock(systemClock, setting === 'virtual' ? undefined : new Date(setting))
}

const SET_UP = [
  sql`create schema if not exists virtual_time`,
  sql`create table if not exists virtual_time.clock (ahead interval not null)`,
  sql`insert into virtual_time.clock (ahead) select '0' where not exists (select from virtual_time.clock)`,
  sql`
    create or replace function clock_now() returns timestamptz language sql volatile parallel safe
    return clock_timestamp() + (select ahead from virtual_time.clock)`,
]

const hasVirtualTime = async (db: Db): Promise<boolean> =>
  (await db.one<{ exists: boolean }>(sql`select to_regclass('virtual_time.clock') is not null as exists`)).exists

/** By the machine's clock, what was done in a database that lives by a virtual one would lie in the future: refused. */
export async function openClock(clock: Clock, db: Db): Promise<void> {
  if (isVirtual(clock)) await clock.open(db)
  else if (await hasVirtualTime(db))
    throw new BadSettings(
      'CLOCK: this database lives in simulated time: start it with CLOCK=virtual, or take another one',
    )
}
