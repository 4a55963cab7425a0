import type { MeetingKind } from '@fareeq/domain/meetings/limits.ts'
import { AHEAD, BOOKED, type MeetingState, RESERVED, meetingLife } from '@fareeq/domain/meetings/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Member } from '../../platform/session.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import type { Contact, MeetingRow } from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

/** A visitor has one name; who has an account may have given a second. */
export const SECOND_NAME = sql`
  (select second_first_name from users where users.id = meetings.user_id) as second_first_name,
  (select second_last_name from users where users.id = meetings.user_id) as second_last_name`

/** With the colleague who hosts it. */
export const MEETING = sql`
  meetings.id, host_id, staff.name as host, staff.email as host_email, staff.mail_lang as host_lang, room_url, project_id, user_id,
  kind, state, first_name, last_name, ${SECOND_NAME}, meetings.email, phone, topic, lang, starts_at, ends_at,
  coalesce((select users.timezone from users where users.id = user_id), meetings.timezone) as timezone, sequence, told_at,
  move_asked_at, cancel_reason, canceled_by, meetings.updated_at`
export const WITH_HOST = sql`
  meetings join meeting_hosts on meeting_hosts.staff_id = host_id join staff on staff.id = host_id`

export const meetingById = (db: Db, id: string) =>
  db.one<MeetingRow>(sql`select ${MEETING} from ${WITH_HOST} where meetings.id = ${id}`)

export const meetingByToken = (db: Db, tokenHash: Buffer) =>
  db.row<MeetingRow>(sql`select ${MEETING} from ${WITH_HOST} where token_hash = ${tokenHash}`)

/** Row lock until the transaction ends. */
export const lockMeeting = (db: Db, id: string) =>
  db.row<MeetingRow>(sql`select ${MEETING} from ${WITH_HOST} where meetings.id = ${id} for update of meetings`)

/** The next booked meeting of a client. */
export const meetingAhead = (db: Db, userId: string, kind: MeetingKind | null, now: Date) =>
  db.row<MeetingRow>(sql`
    select ${MEETING} from ${WITH_HOST}
    where user_id = ${userId} and state in (${sql.literals(BOOKED)}) and ends_at > ${now} and (${kind}::text is null or kind = ${kind})
    order by starts_at limit 1`)

/** All of somebody that were booked, not long past, for their calendar. */
export const meetingsOf = (db: Db, userId: string, since: Date) =>
  db.rows<MeetingRow>(sql`
    select ${MEETING} from ${WITH_HOST}
    where user_id = ${userId} and state not in (${sql.literals(RESERVED)}) and starts_at > ${since} and told_at is not null
    order by starts_at limit 500`)

/** Those that a colleague hosts, for their calendar. */
export const hostedBy = (db: Db, staffId: string, since: Date) =>
  db.rows<MeetingRow>(sql`
    select ${MEETING} from ${WITH_HOST}
    where host_id = ${staffId} and state not in (${sql.literals(RESERVED)}) and starts_at > ${since} and told_at is not null
    order by starts_at limit 500`)

/** The reservation of an unverified person. */
export const reservationOf = (db: Db, userId: string) =>
  db.row<{ id: string }>(sql`
    select id from meetings where user_id = ${userId} and state in (${sql.literals(RESERVED)}) order by created_at desc limit 1 for update`)

/** Reservations whose address was verified elsewhere, e.g. by Google. */
export const provedReservations = (db: Db) =>
  db.rows<{ user_id: string }>(sql`
    select user_id from meetings join users on users.id = user_id
    where meetings.state in (${sql.literals(RESERVED)}) and ${IS_ACTIVE}`)

export const contactOf = (db: Db, userId: string) =>
  db.one<Contact>(sql`select first_name, last_name, email, phone, lang from users where id = ${userId}`)

export const bookReservation = (db: Db, id: string, now: Date) =>
  db.run(sql`
    update meetings set state = 'booked', reserved_until = null, reserved_network = null, told_at = ${now}, updated_at = ${now}
    where id = ${id} and state in (${sql.literals(RESERVED)})`)

/** Expired reservations, and with `userId` all of one person. */
export const releaseReservations = (db: Db, now: Date, userId: string | null = null) =>
  db.rows<{ id: string; user_id: string | null }>(sql`
    update meetings set state = 'canceled', canceled_by = 'system', reserved_network = null, updated_at = ${now}
    where state = any(${meetingLife.sources('release')}) and (reserved_until <= ${now} or user_id = ${userId})
    returning id, user_id`)

/** On closing an account: cancels future meetings, by id or address (visitors). */
export const cancelMeetingsOf = (db: Db, userId: string, email: string, now: Date) =>
  db.also(sql`
    update meetings set state = 'canceled', canceled_by = 'system', reserved_network = null, updated_at = ${now}
    where (user_id = ${userId} or email = ${email}) and state in (${sql.literals(AHEAD)})`)

export type Cancellation = { by: 'visitor' | 'staff'; reason: string | null }

export const cancelMeeting = (db: Db, id: string, { by, reason }: Cancellation, now: Date) =>
  db.also(sql`
    update meetings
    set state = 'canceled', canceled_by = ${by}, cancel_reason = ${reason}, reserved_network = null, sequence = sequence + 1,
      updated_at = ${now}
    where id = ${id} and state in (${sql.literals(AHEAD)})`)

/** A version of its own: of two who say how it went the second is told. */
export const saveOutcome = (db: Db, { id, state: from }: MeetingRow, to: MeetingState, now: Date) =>
  db.also(sql`
    update meetings set state = ${to}, sequence = sequence + 1, updated_at = ${now}
    where id = ${id} and state = ${from}`)

/** Candidates within a day; a rule decides on the reminder. */
export const meetingsSoon = (db: Db, now: Date, until: Date) =>
  db.rows<MeetingRow>(sql`
    select ${MEETING} from ${WITH_HOST}
    where state in (${sql.literals(BOOKED)}) and starts_at > ${now} and starts_at <= ${until} order by starts_at limit 200`)

/** Compare and set: false when another node was faster. */
export const markNotified = async (db: Db, { id, told_at }: Pick<MeetingRow, 'id' | 'told_at'>, now: Date) =>
  (await db.run(sql`
    update meetings set told_at = ${now} where id = ${id} and state in (${sql.literals(BOOKED)}) and told_at is not distinct from ${told_at}`)) ===
  1

/** For the local tools: a meeting of this person takes place now. */
export const beginMeeting = (db: Db, { userId }: Member, id: string, start: Date) =>
  db.row<{ id: string }>(sql`
    update meetings set starts_at = ${start}, ends_at = ${start}::timestamptz + (ends_at - starts_at)
    where id = ${id} and state in (${sql.literals(BOOKED)}) and user_id = ${userId}
    returning id`)

export const erasePerson = (db: Db, { id, email }: ErasedPerson, now: Date) =>
  db.also(sql`
    update meetings set user_id = null, first_name = '', last_name = '', email = '', phone = null, topic = null,
      cancel_reason = null, updated_at = ${now}
    where user_id = ${id} or email = ${email}`)
