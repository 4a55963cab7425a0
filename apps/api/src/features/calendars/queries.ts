import type { Slot } from '@fareeq/domain/calendars/rules.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { BusySpan } from './rows.ts'

/** When people are in meetings of ours. */
export const MEETINGS = sql`(select source_id, person_id, starts_at, ends_at from busy_times)`

/** Days of a running contract on which somebody is off, as their company agreed. */
export const TIME_OFF_AGREED = sql`time_off.state in ('agreed')`
const DAYS_OFF = sql`
  select time_off.id, talent_id, (first_day::timestamp at time zone ${BUSINESS_ZONE})::timestamptz,
    ((last_day + 1)::timestamp at time zone ${BUSINESS_ZONE})::timestamptz
  from time_off join contracts on contracts.id = contract_id where ${TIME_OFF_AGREED}`

/** When people are busy, whatever with. What else keeps somebody from meeting is another branch of this. */
export const BUSY = sql`(
  select source_id, person_id, starts_at, ends_at from busy_times
  union all select source_id, person_id, starts_at, ends_at from calendar_source_times
  union all ${DAYS_OFF})`

/** The busy times of a person between two moments; `exceptId`: the meeting that is about to move. */
export const busySpans = (db: Db, personId: string, { start, end }: Slot, exceptId: string | null = null) =>
  db.rows<BusySpan>(sql`
    select starts_at as start, ends_at as end from ${BUSY} as busy
    where person_id = ${personId} and starts_at < ${end} and ends_at > ${start} and source_id is distinct from ${exceptId}::uuid
    order by starts_at`)

/** Who of these is busy at any of these times, but for the meeting they are about. */
export const busyPeople = async (
  db: Db,
  sourceId: string,
  people: readonly string[],
  slots: readonly Slot[],
  times: Sql = BUSY,
) =>
  (
    await db.rows<{ person_id: string }>(sql`
      select distinct person_id from ${times} as busy
      where person_id = any(${[...people]}) and source_id <> ${sourceId} and exists (
        select from unnest(${slots.map(({ start }) => start)}::timestamptz[], ${slots.map(({ end }) => end)}::timestamptz[])
          as slot (starts, ends) where busy.starts_at < slot.ends and busy.ends_at > slot.starts)`)
  ).map(({ person_id }) => person_id)

/**
 * Advisory locks, until the transaction ends, that the database takes too before it saves the time of a person: in the same
 * order, so that none waits in a circle. What is read afterwards is true until the commit.
 */
export const lockPeople = (db: Db, people: readonly string[]) =>
  db.run(sql`
    select pg_advisory_xact_lock(hashtextextended(person::text, 0))
    from (select distinct unnest(${[...people]}::uuid[]) as person order by person) as people`)
