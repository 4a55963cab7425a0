import type { List } from '@fareeq/domain/notifications/limits.ts'
import type { NoticeKind } from '@fareeq/domain/notifications/schema.ts'
import type { NoticePreferences } from '@fareeq/domain/notifications/rules.ts'
import type { NoticeChoice } from '@fareeq/domain/notifications/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import type { NoticePreferencesRow, Receiver, TroubledChannelsRow } from './rows.ts'

const preferencesQuery = (where: Sql) => sql`
  select type,
    coalesce((select granted from consents where user_id = users.id and kind = 'marketing' order by at desc limit 1),
      false) as marketing,
    coalesce((select json_agg(json_build_object('kind', kind, 'channel', channel, 'wanted', wanted))
      from notification_choices where user_id = users.id), '[]') as choices
  from users where ${where}`

export const preferencesOf = (db: Db, userId: string) =>
  db.row<NoticePreferencesRow>(preferencesQuery(sql`id = ${userId} and ${IS_ACTIVE}`))

/** Row lock until the transaction ends: a double click is one change. */
export async function lockPreferences(db: Db, userId: string): Promise<NoticePreferences | undefined> {
  await db.run(sql`select 1 from users where id = ${userId} for update`)
  return preferencesOf(db, userId)
}

export const saveChoice = (db: Db, userId: string, { kind, channel, wanted }: NoticeChoice, now: Date) =>
  db.run(sql`
    insert into notification_choices (user_id, kind, channel, wanted, changed_at)
    values (${userId}, ${kind}, ${channel}, ${wanted}, ${now})
    on conflict (user_id, kind, channel) do update set wanted = excluded.wanted, changed_at = excluded.changed_at`)

/** Only verified numbers, and no suppressed addresses: bounces harm the sender's reputation. */
export const receiverOf = (db: Db, userId: string) =>
  db.one<Receiver>(sql`
    select lang, timezone,
      case when not exists (select 1 from address_troubles where address = users.email) then email end as email,
      case when phone_verified_at is not null
        and not exists (select 1 from address_troubles where address = users.phone) then phone end as phone
    from users where id = ${userId}`)

type Reach = 'email' | 'sms'

/** Suppressed channels, and why. */
export const troubledChannels = (db: Db, userId: string) =>
  db.rows<TroubledChannelsRow>(sql`
    select case when address = users.email then 'email' else 'sms' end as channel, kind
    from address_troubles join users on address in (users.email, users.phone) where users.id = ${userId}
    order by 1`)

/** Removes the suppression; a new bounce restores it. */
export const forgetTrouble = (db: Db, userId: string, channel: Reach) =>
  db.run(sql`
    delete from address_troubles using users
    where users.id = ${userId} and address = ${channel === 'email' ? sql`users.email` : sql`users.phone`}`)

/** SQL condition on `users`: notified of this kind since then, or `most` times within retention. */
export const wasNotified = (kind: NoticeKind, since: Date, max = Infinity) => sql`(
  exists (select 1 from notices where user_id = users.id and kind = ${kind} and created_at > ${since})
  ${Number.isFinite(max) ? sql`or (select count(*) from notices where user_id = users.id and kind = ${kind}) >= ${max}` : sql``})`

/** SQL condition on `users`: on this mailing list by choice, or by consent where they have not chosen (`isEnabled`). */
export const isSubscribed = (list: List) => sql`coalesce(
  (select wanted from notification_choices
    where notification_choices.user_id = users.id and kind = ${list} and channel = 'email'),
  (select granted from consents where consents.user_id = users.id and kind = 'marketing' order by at desc limit 1),
  false)`
