import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AgreedTimeRow } from './rows.ts'

const MAX_AHEAD = 100

/** What somebody has agreed on and is not over: when, and of which kind; null is the interview of a company. */
export const agreedAhead = (db: Db, personId: string, now: Date) =>
  db.rows<AgreedTimeRow>(sql`
    select busy_times.starts_at as start, busy_times.ends_at as end, meetings.kind
    from busy_times left join meetings on meetings.id = source_id
    where person_id = ${personId} and busy_times.ends_at > ${now} order by busy_times.starts_at limit ${MAX_AHEAD}`)
