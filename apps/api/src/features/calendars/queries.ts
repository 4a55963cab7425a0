import { type Attendee, type Slot, type TimeUse, countedKinds } from '@fareeq/domain/calendars/rules.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { BusySpan } from './rows.ts'

/** Days of a running contract on which somebody is off, as their company agreed. */
export const TIME_OFF_AGREED = sql`time_off.state in ('agreed')`
const DAYS_OFF = sql`
  select time_off.id as source_id, talent_id as person_id, 'day_off' as kind,
    (first_day::timestamp at time zone ${BUSINESS_ZONE})::timestamptz as starts_at,
    ((last_day + 1)::timestamp at time zone ${BUSINESS_ZONE})::timestamptz as ends_at
  from time_off join contracts on contracts.id = contract_id where ${TIME_OFF_AGREED}`

/** When people are busy, and with what kind of thing. What else keeps somebody from meeting is another branch of this. */
export const BUSY = sql`(
  select source_id, person_id, kind, starts_at, ends_at from busy_times
  union all select source_id, person_id, 'elsewhere', starts_at, ends_at from calendar_source_times
  union all select id, staff_id, 'absence', starts_at, ends_at from host_absences
  union all ${DAYS_OFF})`

/** The busy times of a person between two moments; `exceptId`: the meeting that is about to move. */
export const busySpans = (db: Db, personId: string, { start, end }: Slot, exceptId: string | null = null) =>
  db.rows<BusySpan>(sql`
    select starts_at as start, ends_at as end from ${BUSY} as busy
    where person_id = ${personId} and starts_at < ${end} and ends_at > ${start} and source_id is distinct from ${exceptId}::uuid
    order by starts_at`)

export type People = readonly { readonly id: string; readonly attendee: Attendee }[]

/** The one question of every time that is offered, agreed on or booked: who of these cannot, but for the meeting it is about. */
export const busyAttendees = async (
  db: Db,
  sourceId: string,
  people: People,
  slots: readonly Slot[],
  use: TimeUse,
): Promise<Attendee[]> => {
  const criteria = people.map(({ id, attendee }) => ({ id, kinds: countedKinds(use, attendee) }))
  const rows = await db.rows<{ person_id: string }>(sql`
      select distinct person_id
      from jsonb_to_recordset(${JSON.stringify(criteria)}::jsonb) as people (id uuid, kinds text[])
        join ${BUSY} as busy on busy.person_id = people.id
      where busy.source_id <> ${sourceId} and busy.kind = any(people.kinds)
        and exists (
          select from unnest(${slots.map(({ start }) => start)}::timestamptz[], ${slots.map(({ end }) => end)}::timestamptz[])
            as slot (starts, ends) where busy.starts_at < slot.ends and busy.ends_at > slot.starts)`)
  return people.filter(({ id }) => rows.some(({ person_id }) => person_id === id)).map(({ attendee }) => attendee)
}

/**
 * Advisory locks, until the transaction ends, that the database takes too before it saves the time of a person: in the same
 * order, so that none waits in a circle. What is read afterwards is true until the commit.
 */
export const lockPeople = (db: Db, people: readonly string[]) =>
  db.run(sql`
    select pg_advisory_xact_lock(hashtextextended(person::text, 0))
    from (select distinct unnest(${[...people]}::uuid[]) as person order by person) as people`)
