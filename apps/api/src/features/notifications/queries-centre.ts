import {
  type EntryKind,
  type NoticeDelivery,
  type ReadForm,
  pageOf,
} from '@fareeq/domain/notifications/schema-centre.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { sql } from '../../platform/db/sql.ts'
import type { EntryRow, OpenDigestRow } from './rows.ts'

type Entry = {
  id: string
  userId: string
  kind: EntryKind
  title: Record<Lang, string>
  path: string
  told: readonly NoticeDelivery[]
  messageId: string | null
  at: Date
}

export const insertEntry = (db: Db, { id, userId, kind, title, path, told, messageId, at }: Entry) =>
  db.run(sql`
    insert into notices (id, user_id, kind, title_ar, title_en, path, told, message_id, created_at)
    values (${id}, ${userId}, ${kind}, ${title.ar}, ${title.en}, ${path}, ${JSON.stringify(told)}, ${messageId}, ${at})`)

const NOTICE_COLUMNS = sql`
  select id, kind, json_build_object('ar', title_ar, 'en', title_en) as title, path, told, created_at, read_at
  from notices`

type Page = PageQuery & { unread: boolean }

/** Newest first. */
export const entriesOf = (db: Db, userId: string, { cursor, unread, limit }: Page) =>
  db.rows<EntryRow>(sql`
    ${NOTICE_COLUMNS}
    where user_id = ${userId} ${unread ? sql`and read_at is null` : sql``}
      and ${olderThan(sql`id`, cursor)}
    order by id desc limit ${limit + 1}`)

/** Entries of a digest, in their order. */
export const entriesOfMessage = (db: Db, messageId: string) =>
  db.rows<EntryRow>(sql`${NOTICE_COLUMNS} where message_id = ${messageId} order by id`)

export const unreadCount = async (db: Db, userId: string): Promise<number> =>
  (
    await db.one<{ count: number }>(
      sql`select count(*)::int as count from notices where user_id = ${userId} and read_at is null`,
    )
  ).count

const isMeant = (form: ReadForm) => {
  if ('ids' in form) return sql`id = any(${[...form.ids]}::uuid[])`
  return 'path' in form ? sql`regexp_replace(path, '[?#].*$', '') = ${pageOf(form.path)}` : sql`true`
}

export const markRead = (db: Db, userId: string, form: ReadForm, now: Date) =>
  db.rows<{ id: string }>(sql`
    update notices set read_at = ${now} where user_id = ${userId} and read_at is null and ${isMeant(form)}
    returning id`)

/** Those that lead to a page which is open now. */
export const markReadAt = (db: Db, userId: string, path: string, now: Date) =>
  db.rows<{ id: string }>(sql`
    update notices set read_at = ${now}
    where user_id = ${userId} and read_at is null and path = ${path} returning id`)

export async function forgetEntries(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'notices', sql`created_at < ${before}`)
  await deleteInBatches(db, 'address_troubles', sql`at < ${before}`)
}

/** The open digest of that kind, begun after `since`, locked against sending. */
export const openDigest = (db: Db, key: string, since: Date) =>
  db.row<OpenDigestRow>(sql`
    select id, lang from messages
    where digest_key = ${key} and status = 'queued' and attempts = 0 and not_before > clock_now()
      and (select min(created_at) from notices where message_id = messages.id) > ${since}
    order by id desc limit 1 for update`)
