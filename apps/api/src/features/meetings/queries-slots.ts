import type { Slot } from '@fareeq/domain/calendars/rules.ts'
import { isInHours } from '@fareeq/domain/meetings/rules.ts'
import type { MeetingKind } from '@fareeq/domain/meetings/limits.ts'
import { AHEAD, BOOKED, CANCELED, RESERVED, isBooked } from '@fareeq/domain/meetings/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { BUSY } from '../calendars/queries.ts'
import type { BusyHostsRow, Contact, HostsAtRow, MeetingRow } from './rows.ts'

/** Who may host: this one colleague, or everybody who meets companies. */
const mayHost = (hostId: string | null) =>
  sql`staff.active and ${hostId ? sql`meeting_hosts.staff_id = ${hostId}` : sql`meeting_hosts.active`}`

/** Hours and busy times by host; expired reservations do not count. */
export const busyHosts = (db: Db, { start: from, end: to }: Slot, hostId: string | null, now: Date) =>
  db.rows<BusyHostsRow>(sql`
    select meeting_hosts.hours, coalesce(json_agg(json_build_object('start', busy.starts_at, 'end', busy.ends_at))
      filter (where busy.starts_at is not null and busy.ends_at is not null), '[]') as busy
    from meeting_hosts join staff on staff.id = staff_id
    left join lateral (
      select starts_at, ends_at from ${BUSY} as times
      where person_id = meeting_hosts.staff_id
        and not exists (select from meetings where meetings.id = source_id and reserved_until <= ${now})
    ) busy on busy.starts_at < ${to} and busy.ends_at > ${from}
    where ${mayHost(hostId)}
    group by meeting_hosts.staff_id`)

/** Whether times can be offered at all, booked or not. */
export const hasHosts = async (db: Db): Promise<boolean> =>
  (
    await db.one<{ has_hosts: boolean }>(sql`
      select exists (
        select from meeting_hosts join staff on staff.id = staff_id where meeting_hosts.active and staff.active
      ) as has_hosts`)
  ).has_hosts

/** The hosts in whose hours a slot lies. */
async function hostsAt(db: Db, slot: Slot, hostId: string | null): Promise<string[]> {
  const hosts = await db.rows<HostsAtRow>(sql`
    select staff_id as id, hours from meeting_hosts join staff on staff.id = staff_id where ${mayHost(hostId)}`)
  return hosts.filter(({ hours }) => isInHours(hours, slot)).map(({ id }) => id)
}

/**
 * Advisory lock for bookings, until the transaction ends. A separate statement: later ones get a new snapshot, which
 * includes the booking that was waited for.
 */
export const lockCalendar = (db: Db) => db.run(sql`select pg_advisory_xact_lock(hashtextextended('meetings', 0))`)

/** Free hosts of a slot; `uncounted` times are ignored, some of which are `meetings`. */
const freeHosts = ({ start, end }: Slot, uncounted: Sql, hostId: string | null = null) => sql`
  from meeting_hosts join staff on staff.id = staff_id
  where ${mayHost(hostId)}
    and not exists (
      select from ${BUSY} as busy left join meetings on meetings.id = source_id
      where person_id = meeting_hosts.staff_id and busy.starts_at < ${end} and busy.ends_at > ${start}
        and not (${uncounted}))`

type Assignment = { slot: Slot; hosts: readonly string[]; hostId: string | null; now: Date; moving?: string }

/** Assigns one of these hosts: the present one if free, else the one with the fewest meetings ahead, round robin. */
const freeHost = ({ slot, hosts, hostId, now, moving }: Assignment) => sql`
  select meeting_hosts.staff_id ${freeHosts(slot, sql`source_id is not distinct from ${moving ?? null}::uuid`, hostId)}
    and meeting_hosts.staff_id = any(${[...hosts]})
  order by
    exists (select from meetings where id = ${moving ?? null}::uuid and host_id = meeting_hosts.staff_id) desc,
    (select count(*) from meetings where host_id = meeting_hosts.staff_id and state not in (${sql.literals(CANCELED)}) and ends_at > ${now}),
    (select max(created_at) from meetings where host_id = meeting_hosts.staff_id) nulls first,
    meeting_hosts.staff_id
  limit 1`

/** Optimistic check before `lockCalendar`: own reservations and expired ones do not count. */
export const isAnybodyFree = async (db: Db, slot: Slot, userId: string, now: Date): Promise<boolean> => {
  const uncounted = sql`user_id is not distinct from ${userId} or (reserved_until is not null and reserved_until <= ${now})`
  const hosts = await hostsAt(db, slot, null)
  const free = sql`select ${freeHosts(slot, uncounted)} and meeting_hosts.staff_id = any(${hosts})`
  return (await db.one<{ free: boolean }>(sql`select exists (${free}) as free`)).free
}

/** After `releaseLapsed`. */
export const countReservations = async (db: Db, from: Buffer): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from meetings where state in (${sql.literals(RESERVED)}) and reserved_network = ${from}`)
  ).count

export type NewMeeting = Contact & {
  id: string
  project_id: string | null
  user_id: string
  kind: MeetingKind
  state: 'pending' | 'booked'
  topic: string | null
  timezone: string
  token_hash: Buffer
  reserved_until: Date | null
  reserved_network: Buffer | null
  slot: Slot
  /** Null: whoever is free of those who meet companies. */
  host_id: string | null
  now: Date
}

/** False when no host is free. Needs `lockCalendar`; the unique index on the slot is the safety net. */
export async function insertMeeting(db: Db, newMeeting: NewMeeting): Promise<boolean> {
  const hosts = await hostsAt(db, newMeeting.slot, newMeeting.host_id)
  const inserted = await db.run(sql`
    insert into meetings (id, host_id, project_id, user_id, kind, state, first_name, last_name, email, phone, topic,
      lang, starts_at, ends_at, timezone, token_hash, reserved_until, reserved_network, told_at, created_at, updated_at)
    select ${newMeeting.id}, free.staff_id, ${newMeeting.project_id}, ${newMeeting.user_id}, ${newMeeting.kind}, ${newMeeting.state}, ${newMeeting.first_name},
      ${newMeeting.last_name}, ${newMeeting.email}, ${newMeeting.phone}, ${newMeeting.topic}, ${newMeeting.lang}, ${newMeeting.slot.start}, ${newMeeting.slot.end},
      ${newMeeting.timezone}, ${newMeeting.token_hash}, ${newMeeting.reserved_until}, ${newMeeting.reserved_network}, ${isBooked(newMeeting.state) ? newMeeting.now : null}, ${newMeeting.now},
      ${newMeeting.now}
    from (${freeHost({ slot: newMeeting.slot, hosts, hostId: newMeeting.host_id, now: newMeeting.now })}) free
    on conflict (host_id, starts_at) where state not in (${sql.literals(CANCELED)}) do nothing`)
  return inserted === 1
}

type Move = { id: string; hostId: string | null; slot: Slot; timezone: string }
/** False when no host is free. */
export async function moveToSlot(db: Db, { id, hostId, slot, timezone }: Move, now: Date): Promise<boolean> {
  const hosts = await hostsAt(db, slot, hostId)
  const moved = await db.run(sql`
    update meetings
    set host_id = free.staff_id, starts_at = ${slot.start}, ends_at = ${slot.end}, timezone = ${timezone},
      sequence = sequence + 1, told_at = ${now}, move_asked_at = null, updated_at = ${now}
    from (${freeHost({ slot, hosts, hostId, now, moving: id })}) free
    where meetings.id = ${id} and state in (${sql.literals(BOOKED)})`)
  return moved === 1
}

export const meetingsAheadOf = (db: Db, hostId: string, now: Date) =>
  db.rows<{ id: string }>(sql`
    select id from meetings
    where host_id = ${hostId} and state in (${sql.literals(AHEAD)}) and ends_at > ${now} order by starts_at, id for update`)

/** The same slot with another host; false when they host none or are not free. Needs `lockCalendar`. */
export const moveToHost = async (db: Db, meeting: MeetingRow, hostId: string, now: Date): Promise<boolean> =>
  (await db.run(sql`
    update meetings
    set host_id = free.staff_id, sequence = sequence + 1, move_asked_at = null, updated_at = ${now},
      told_at = case when state in (${sql.literals(BOOKED)}) then ${now}::timestamptz else told_at end
    from (
      select meeting_hosts.staff_id
      ${freeHosts({ start: meeting.starts_at, end: meeting.ends_at }, sql`false`)} and meeting_hosts.staff_id = ${hostId}
    ) free
    where meetings.id = ${meeting.id}`)) === 1

/** The same slot with whoever is free, as a booking finds its host; false when nobody is. Needs `lockCalendar`. */
export async function moveToFreeHost(db: Db, meeting: MeetingRow, now: Date): Promise<boolean> {
  const slot = { start: meeting.starts_at, end: meeting.ends_at }
  const hosts = await hostsAt(db, slot, null)
  const moved = await db.run(sql`
    update meetings
    set host_id = free.staff_id, sequence = sequence + 1, move_asked_at = null, told_at = ${now}, updated_at = ${now}
    from (${freeHost({ slot, hosts, hostId: null, now, moving: meeting.id })}) free
    where meetings.id = ${meeting.id}`)
  return moved === 1
}

/** A colleague who meets talents: nobody else books times with them. */
export const ensureHost = (db: Db, staffId: string) =>
  db.also(sql`
    insert into meeting_hosts (staff_id, active, meets_companies) values (${staffId}, false, false)
    on conflict (staff_id) do nothing`)
