import type { SourceFailure } from '@fareeq/domain/calendar-sources/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'
import type { DueSourceRow, SourceRow } from './rows.ts'

/** Whose calendar it is: one of the two. */
export type SourceOwner = { userId: string } | { staffId: string }

const ownedBy = (owner: SourceOwner): Sql =>
  'staffId' in owner ? sql`staff_id = ${owner.staffId}` : sql`user_id = ${owner.userId}`

export const sourcesOf = (db: Db, owner: SourceOwner, now: Date) =>
  db.rows<SourceRow>(sql`
    select id, host, read_at, failure, failed_since,
      (select count(*)::int from calendar_source_times where source_id = id and ends_at > ${now}) as busy_times
    from calendar_sources where ${ownedBy(owner)} order by created_at, id`)

/** Serialises what one person adds: of two at once the second sees the first. */
export const lockOwner = (db: Db, owner: SourceOwner) =>
  db.run(
    'staffId' in owner
      ? sql`select from staff where id = ${owner.staffId} for update`
      : sql`select from users where id = ${owner.userId} for update`,
  )

export const sourceOfAddress = (db: Db, owner: SourceOwner, hash: Buffer) =>
  db.row<{ id: string }>(sql`select id from calendar_sources where ${ownedBy(owner)} and address_hash = ${hash}`)

export type NewSource = {
  id: string
  address_secret: Buffer
  address_hash: Buffer
  host: string
  etag: string | null
  next_read_at: Date
}

export const insertSource = (db: Db, owner: SourceOwner, source: NewSource, now: Date) =>
  db.run(sql`
    insert into calendar_sources (id, user_id, staff_id, address_secret, address_hash, host, etag, read_at, expanded_at, next_read_at, created_at)
    values (${source.id}, ${'userId' in owner ? owner.userId : null}, ${'staffId' in owner ? owner.staffId : null},
      ${source.address_secret}, ${source.address_hash}, ${source.host}, ${source.etag}, ${now}, ${now}, ${source.next_read_at}, ${now})`)

/** False when it is not theirs. */
export const deleteSource = async (db: Db, owner: SourceOwner, id: string): Promise<boolean> =>
  (await db.run(sql`delete from calendar_sources where id = ${id} and ${ownedBy(owner)}`)) === 1

type Time = { readonly start: Date; readonly end: Date }

export async function saveTimes(db: Db, sourceId: string, times: readonly Time[]): Promise<void> {
  await db.also(sql`delete from calendar_source_times where source_id = ${sourceId}`)
  await db.also(sql`
    insert into calendar_source_times (source_id, person_id, starts_at, ends_at)
    select id, coalesce(user_id, staff_id), times.starts_at, times.ends_at
    from calendar_sources,
      unnest(${times.map(({ start }) => start)}::timestamptz[], ${times.map(({ end }) => end)}::timestamptz[])
        as times (starts_at, ends_at)
    where id = ${sourceId}`)
}

/** Leases those that are due to this worker; another one takes the next. */
export const takeDue = (db: Db, until: Date, limit: number, now: Date) =>
  db.rows<DueSourceRow>(sql`
    update calendar_sources set next_read_at = ${until}
    where id in (
      select id from calendar_sources where next_read_at <= ${now} order by next_read_at limit ${limit} for update skip locked)
    returning id, address_secret, etag, expanded_at, failures, (select timezone from users where users.id = user_id) as timezone`)

/** False when it was removed meanwhile. */
export const markRead = async (
  db: Db,
  id: string,
  { etag, expandedAt, next }: { etag: string | null; expandedAt: Date; next: Date },
  now: Date,
): Promise<boolean> =>
  (await db.run(sql`
    update calendar_sources
    set etag = ${etag}, read_at = ${now}, expanded_at = ${expandedAt}, next_read_at = ${next},
      failure = null, failed_since = null, failures = 0
    where id = ${id}`)) === 1

export const markFailed = (db: Db, id: string, failure: SourceFailure, next: Date, now: Date) =>
  db.run(sql`
    update calendar_sources
    set failure = ${failure}, failed_since = coalesce(failed_since, ${now}), failures = failures + 1, next_read_at = ${next}
    where id = ${id}`)

export const zoneOfUser = async (db: Db, userId: string): Promise<string | null> =>
  (await db.one<{ timezone: string | null }>(sql`select timezone from users where id = ${userId}`)).timezone

export const erasePerson = (db: Db, { id }: ErasedPerson) =>
  db.run(sql`delete from calendar_sources where user_id = ${id}`)
