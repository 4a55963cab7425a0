import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import type { LinkSignUp } from './rows.ts'

/** Batch size: the next minute continues. */
const HANDFUL = 100

const OPEN_TALENTS = sql`select id from users where type = ${TALENT} and ${IS_ACTIVE}`

/** Talents whose link works: the number is proved, as for an invitation by mail. */
const REFERRERS = sql`${OPEN_TALENTS} and phone_verified_at is not null`

export const inviterNamed = (db: Db, id: string, lang: Lang) =>
  db.row<{ inviter: string }>(sql`
    select name_for(users, ${lang}) as inviter from users where id = ${id} and id in (${REFERRERS})`)

/** Sign-ups by link without a referral yet; one that stands, of whoever invited this friend before, counts instead. */
const unrecordedSince = (since: Date) => sql`
  friend.invited_by is not null and friend.created_at > ${since} and friend.email_verified_at is not null
  and friend.id in (${OPEN_TALENTS})
  and not exists (select 1 from referrals where friend_id = friend.id or referrals.email = friend.email)`

/** Friends who signed up by a personal link and have said their role and experience since. */
export const linkSignUps = (db: Db, since: Date) =>
  db.rows<LinkSignUp>(sql`
    select friend.id as friend_id, name_for(friend, friend.lang) as name, friend.email, friend.phone, friend.lang,
      profile.role, experience_months as months, friend.created_at, referrer.id as referrer_id,
      json_build_object('email', referrer.email, 'phone', referrer.phone) as referrer
    from users as friend join talent_profiles as profile on profile.user_id = friend.id
      join users as referrer on referrer.id = friend.invited_by
    where ${unrecordedSince(since)} and referrer.id in (${REFERRERS})
      and profile.role is not null and experience_months is not null
    order by friend.created_at limit ${HANDFUL}`)

export const waitingFriends = async (db: Db, userId: string, since: Date): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from users as friend where invited_by = ${userId} and ${unrecordedSince(since)}`)
  ).count
