import type { Db } from '../../../platform/db/database.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { type Member, type Staff, accountOf } from '../../../platform/session.ts'
import { IS_ACTIVE } from '../../../platform/users.ts'
import type { AgreedOfRow, FeedOwnerRow } from './rows.ts'

/** Members and colleagues, each in their own table. */
const feedsOf = ({ kind }: Pick<Member | Staff, 'kind'>): readonly [table: Sql, owner: Sql] =>
  kind === 'staff' ? [sql`staff_calendar_feeds`, sql`staff_id`] : [sql`calendar_feeds`, sql`user_id`]

/** Replaces the former address. */
export const saveFeed = (db: Db, viewer: Member | Staff, hash: Buffer, now: Date) => {
  const [table, owner] = feedsOf(viewer)
  return db.run(sql`
    insert into ${table} (${owner}, token_hash, created_at) values (${accountOf(viewer)}, ${hash}, ${now})
    on conflict (${owner}) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`)
}

export const deleteFeed = (db: Db, viewer: Member | Staff) => {
  const [table, owner] = feedsOf(viewer)
  return db.run(sql`delete from ${table} where ${owner} = ${accountOf(viewer)}`)
}

export const feedSince = async (db: Db, viewer: Member | Staff): Promise<Date | null> =>
  viewer.kind === 'staff'
    ? ((
        await db.row<{ created_at: Date }>(
          sql`select created_at from staff_calendar_feeds where staff_id = ${viewer.staffId}`,
        )
      )?.created_at ?? null)
    : ((await db.row<{ created_at: Date }>(sql`select created_at from calendar_feeds where user_id = ${viewer.userId}`))
        ?.created_at ?? null)

export const feedOwner = (db: Db, hash: Buffer) =>
  db.row<FeedOwnerRow>(sql`
    select users.id, users.lang, false as is_staff from calendar_feeds join users on users.id = user_id
    where token_hash = ${hash} and ${IS_ACTIVE}
    union all
    select staff.id, mail_lang, true from staff_calendar_feeds join staff on staff.id = staff_id
    where token_hash = ${hash} and staff.active`)

/** Agreed times that are not long past, canceled ones included, so that calendars remove them. */
export const agreedOf = (db: Db, userId: string, since: Date) =>
  db.rows<AgreedOfRow>(sql`
    select id, state, updated_at from interviews
    where (talent_id = ${userId} or client_id = ${userId}
        or id in (select interview_id from interview_interviewers where user_id = ${userId}))
      and starts_at > ${since} order by starts_at, id limit 500`)
