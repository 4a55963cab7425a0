import type { ConversationKind } from '@fareeq/domain/conversations/limits.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import type { PageQuery } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Member } from '../../platform/session.ts'
import { colleaguesOf } from '../organisations/queries.ts'
import { CONTEXT, PARTIES, type Reader, isOpenTo, partiesIn } from './queries-contexts.ts'
import { filesIn } from './queries-files.ts'
import type { ConversationRow, MessageRow } from './rows.ts'

const isReader = (reader: Reader, table: Sql): Sql =>
  reader.kind === 'staff' ? sql`${table}.staff_id = ${reader.staffId}` : sql`${table}.user_id = ${reader.userId}`
const READERS = sql`readers`
const MESSAGES = sql`messages`
const PLACE = { message: sql`messages.id`, about: sql`messages.conversation_id` }

const IS_WAITING = sql`last_seq > settled_seq`

/** `unread` of colleagues is what none of them has answered. */
const columns = (reader: Reader, lang: Lang): Sql => sql`
  about.kind, about.id, about.page_id, about.label, about.detail, ${partiesIn(lang)}, coalesce(last_seq, 0) as last_seq,
  ${reader.kind === 'staff' ? sql`coalesce(review_at is not null, false)` : sql`false`} as in_review,
  coalesce(last_seq, 0) - ${
    reader.kind === 'staff'
      ? sql`coalesce(settled_seq, 0)`
      : sql`coalesce((select read_seq from conversation_readers as readers
          where readers.conversation_id = about.id and ${isReader(reader, READERS)}), 0)`
  } as unread,
  coalesce((select max(read_seq) from conversation_readers as readers
    where readers.conversation_id = about.id and not coalesce(${isReader(reader, READERS)}, false)), 0) as seen_seq,
  (select json_build_object('text', left(text, 200), 'side', side, 'at', at,
    'is_hidden', hidden_at is not null, 'has_files', exists (select from conversation_files
      where conversation_files.conversation_id = messages.conversation_id and message_id = messages.id), 'is_mine', coalesce(${isReader(reader, MESSAGES)}, false)) from conversation_messages as messages
    where messages.conversation_id = about.id and messages.seq = last_seq) as last`

export const conversationFor = (
  db: Db,
  reader: Reader,
  kinds: readonly ConversationKind[],
  { id, lang }: { id: string; lang: Lang },
) =>
  db.row<ConversationRow>(sql`
    select ${columns(reader, lang)} from ${CONTEXT} as about ${PARTIES}
      left join conversations on conversations.id = about.id
    where about.id = ${id} and about.kind = any(${kinds}) and ${isOpenTo(reader)}`)

/** By an index of the conversations; what they are about is looked up for the page alone. */
export const ownThreads = (reader: Reader): Sql =>
  reader.kind === 'staff'
    ? sql`true`
    : reader.kind === 'talent'
      ? sql`conversations.talent_id = ${reader.userId}`
      : sql`conversations.client_id in ${colleaguesOf(reader.userId)}`

type Search = PageQuery & { kinds: readonly ConversationKind[]; lang: Lang; waiting?: boolean }

/** The last message first; those that wait for us, the longest first. */
export function conversationsFor(db: Db, reader: Reader, { kinds, lang, waiting = false, cursor, limit }: Search) {
  const place = sql`(conversations.last_at, conversations.id)`
  const from = sql`(select last_at, id from conversations where id = ${cursor ?? null})`
  const after = cursor === undefined ? sql`true` : waiting ? sql`${place} > ${from}` : sql`${place} < ${from}`
  return db.rows<ConversationRow>(sql`
    select ${columns(reader, lang)} from conversations
      join lateral (select * from ${CONTEXT} as every where every.id = conversations.id) as about on true ${PARTIES}
    where conversations.kind = any(${kinds}) and ${ownThreads(reader)} and ${isOpenTo(reader)}
      and ${waiting ? IS_WAITING : sql`true`} and ${after}
    order by ${waiting ? sql`conversations.last_at, conversations.id` : sql`conversations.last_at desc, conversations.id desc`}
    limit ${limit + 1}`)
}

export const countWaiting = async (db: Db, kinds: readonly ConversationKind[]): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from conversations where ${IS_WAITING} and kind = any(${kinds})`)
  ).count

/** Of a member: how many messages they have not read, and whether there is any conversation. */
export const countUnread = (db: Db, reader: Member, kinds: readonly ConversationKind[]) =>
  db.one<{ unread: number; threads: number }>(sql`
    select coalesce(sum(last_seq - coalesce(read_seq, 0)), 0)::int as unread, count(*)::int as threads
    from conversations left join conversation_readers as readers
      on readers.conversation_id = conversations.id and readers.user_id = ${reader.userId}
    where conversations.kind = any(${kinds}) and ${ownThreads(reader)}`)

const isReported = (reader: Reader): Sql =>
  reader.kind === 'staff'
    ? sql`false`
    : sql`exists (select from conversation_reports
        where conversation_reports.message_id = messages.id and reporter_id = ${reader.userId})`

export type MessagePage = { before: number | undefined; limit: number; lang: Lang }

const messagesIn = (reader: Reader, lang: Lang): Sql => sql`
  select messages.id, seq, side, coalesce(name_for(users, ${lang}), staff.name) as name,
    coalesce(${isReader(reader, MESSAGES)}, false) as is_mine, text, by_mail, refused_files, at,
    hidden_at is not null as is_hidden, ${isReported(reader)} as is_reported, ${filesIn(PLACE)} as files
  from conversation_messages as messages left join users on users.id = user_id left join staff on staff.id = staff_id`

/** Keyset by the sequence number: an old page is as near as the last one. */
export const messagesOf = (db: Db, reader: Reader, id: string, { before, limit, lang }: MessagePage) =>
  db.rows<MessageRow>(sql`
    ${messagesIn(reader, lang)}
    where conversation_id = ${id} and ${before === undefined ? sql`true` : sql`seq < ${before}`}
    order by seq desc limit ${limit + 1}`)

export const messageById = (db: Db, reader: Reader, { about, id, lang }: { about: string; id: string; lang: Lang }) =>
  db.row<MessageRow>(sql`${messagesIn(reader, lang)} where conversation_id = ${about} and messages.id = ${id}`)
