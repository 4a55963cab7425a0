import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { IS_ACTIVE } from '../../../platform/users.ts'
import type { AgreedOfRow, FeedOwnerRow } from './rows.ts'

/** Replaces the former address. */
export const saveFeed = (db: Db, userId: string, hash: Buffer, now: Date) =>
  db.run(sql`
    insert into calendar_feeds (user_id, token_hash, created_at) values (${userId}, ${hash}, ${now})
    on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`)

export const feedOwner = (db: Db, hash: Buffer) =>
  db.row<FeedOwnerRow>(sql`
    select users.id, type from calendar_feeds join users on users.id = user_id
    where token_hash = ${hash} and ${IS_ACTIVE}`)

/** Agreed times that are not long past, canceled ones included, so that calendars remove them. */
export const agreedOf = (db: Db, userId: string, since: Date) =>
  db.rows<AgreedOfRow>(sql`
    select id, state from interviews
    where (talent_id = ${userId} or client_id = ${userId}
        or id in (select interview_id from interview_interviewers where user_id = ${userId}))
      and starts_at > ${since} order by starts_at, id limit 500`)
