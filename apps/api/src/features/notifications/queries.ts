import type { List } from '@fareeq/domain/notifications/limits.ts'
import type { NoticeKind, NoticeChoice } from '@fareeq/domain/notifications/schema.ts'
import type { NoticePreferences } from '@fareeq/domain/notifications/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import type { NoticePreferencesRow, Receiver, TroubledChannelsRow } from './rows.ts'
import { CLOSED_ACCOUNT } from '@fareeq/domain/kernel/names/names.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'
import { newId } from '../../platform/ids.ts'

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

const NAME = sql`users.first_name || ' ' || users.last_name`
const SECOND_NAME = sql`coalesce(users.second_first_name || ' ' || users.second_last_name, '')`
const nameless = (title: Sql, word: string) =>
  sql`replace(replace(${title}, ${NAME}, ${word}), ${SECOND_NAME}, ${word})`

/** Notices of others that name the person. While `users` still has the name, by which they are found. */
const forgetMentions = (db: Db, id: string) =>
  db.also(sql`
    update notices set title_ar = ${nameless(sql`title_ar`, CLOSED_ACCOUNT.ar)},
      title_en = ${nameless(sql`title_en`, CLOSED_ACCOUNT.en)}
    from users
    where users.id = ${id} and exists (
      select from unnest(array[${NAME}, ${SECOND_NAME}]) as word
      where word ~ '\\S' and strpos(title_ar || title_en, word) > 0)`)

export async function erasePerson(db: Db, { id, email, phone }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from notification_choices where user_id = ${id}`)
  await db.run(sql`delete from notices where user_id = ${id}`)
  await forgetMentions(db, id)
  await db.run(sql`delete from subscription_changes where user_id = ${id}`)
  await db.run(sql`delete from address_troubles where address = any(${[email, ...(phone ? [phone] : [])]})`)
}

export type Way = 'page' | 'one_click' | 'settings'
type Change = { list: List; subscribed: boolean; way: Way; comment?: string }

export const recordChange = (db: Db, userId: string, { list, subscribed, way, comment }: Change, now: Date) =>
  db.also(sql`
    insert into subscription_changes (id, user_id, list, subscribed, way, comment, at)
    values (${newId(now)}, ${userId}, ${list}, ${subscribed}, ${way}, ${comment ?? null}, ${now})`)
