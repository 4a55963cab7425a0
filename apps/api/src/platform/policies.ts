import type { Db } from './db/database.ts'
import { type Sql, sql } from './db/sql.ts'

/** The policy value in force at a moment. */
export const inForce = (key: string, now: Date): Sql => sql`
  select value, effective_from from policies
  where key = ${key} and effective_from <= ${now} order by effective_from desc limit 1`

export const publicHolidays = (db: Db, now: Date) => db.row<{ value: string[] }>(inForce('public_holidays', now))

/** A rate or another number that is dated, or what the domain says where none was set. */
export const numberInForce = async (db: Db, key: string, now: Date, otherwise: number): Promise<number> =>
  (await db.row<{ value: number }>(inForce(key, now)))?.value ?? otherwise
