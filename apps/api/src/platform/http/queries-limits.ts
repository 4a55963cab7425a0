import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { RateWindowRow } from './rows.ts'

export type NewCalls = { key: string; calls: number; seconds: number }

/**
 * Adds calls to their windows and answers the totals of all nodes. A window that is over begins anew, and so does one that
 * ends later than a new one would: the clock was set back. In the order of the keys, so that two nodes do not deadlock.
 */
export const addCalls = (db: Db, calls: readonly NewCalls[], now: Date) =>
  db.rows<RateWindowRow>(sql`
    insert into rate_windows (key, count, ends_at)
    select key, calls, ${now}::timestamptz + make_interval(secs => seconds)
    from unnest(
      ${calls.map(({ key }) => key)}::text[], ${calls.map(({ calls }) => calls)}::int[],
      ${calls.map(({ seconds }) => seconds)}::float8[]
    ) as new_calls (key, calls, seconds)
    order by key
    on conflict (key) do update set
      count = case when rate_windows.ends_at > ${now} and rate_windows.ends_at <= excluded.ends_at
        then rate_windows.count + excluded.count else excluded.count end,
      ends_at = case when rate_windows.ends_at > ${now} and rate_windows.ends_at <= excluded.ends_at
        then rate_windows.ends_at else excluded.ends_at end
    returning key, count, ends_at`)

export const windowByKey = (db: Db, key: string) =>
  db.row<RateWindowRow>(sql`select key, count, ends_at from rate_windows where key = ${key}`)

/** Token bucket as the time at which it is full again (GCRA). */
export const drainBucket = (db: Db, key: string, seconds: { token: number; empty: number }, now: Date) =>
  db.run(sql`
    insert into rate_windows (key, count, ends_at)
    values (${key}, 0, ${now}::timestamptz + make_interval(secs => ${seconds.token}))
    on conflict (key) do update
      set ends_at = make_interval(secs => ${seconds.token}) + case
        when rate_windows.ends_at between ${now} and ${now}::timestamptz + make_interval(secs => ${seconds.empty})
        then rate_windows.ends_at else ${now} end`)
