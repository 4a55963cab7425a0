import type { ConversationKind, Side } from '@fareeq/domain/conversations/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import { colleaguesOf } from '../organisations/queries.ts'
import { CONTEXT, type Reader } from './queries-contexts.ts'
import type { ConversationContext, MailColleagueRow, MailWriter, ThreadKind } from './rows.ts'

const userOf = (reader: Reader) => (reader.kind === 'staff' ? null : reader.userId)
const staffOf = (reader: Reader) => (reader.kind === 'staff' ? reader.staffId : null)

/** Members of both sides who may be reached, with their addresses. */
export const mailWriters = (db: Db, ids: readonly string[]) =>
  db.rows<MailWriter>(sql`
    select about.id as about_id, about.kind, users.id as user_id, users.email, users.lang,
      case when users.id <> about.talent_id then organisation_members.role end as role
    from ${CONTEXT} as about
      join users on users.id = about.talent_id or users.id in ${colleaguesOf(sql`about.client_id`)}
      left join organisation_members on organisation_members.user_id = users.id
    where about.id = any(${[...ids]}::uuid[]) and ${IS_ACTIVE}`)

export const threadKind = async (db: Db, id: string): Promise<ConversationKind | undefined> =>
  (await db.row<ThreadKind>(sql`select kind from ${CONTEXT} as about where id = ${id}`))?.kind

type Recent = { writer: string; since: Date; limit: number }
/** Among the newest of a thread, however long it is: messages and what was held back. */
export const countRecent = async (db: Db, id: string, { writer, since, limit }: Recent): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select (select count(*)::int from (
          select user_id, staff_id, at from conversation_messages
          where conversation_id = ${id} order by seq desc limit ${limit}) as newest
        where ${writer} in (user_id, staff_id) and at > ${since})
      + (select count(*)::int from conversation_held_messages
        where conversation_id = ${id} and user_id = ${writer} and at > ${since}) as count`)
  ).count

/** Few: which of them may answer is decided by their roles. */
export const mailColleagues = (db: Db) =>
  db.rows<MailColleagueRow>(sql`select id, email, mail_lang as lang, roles from staff where active`)

type Step = { side: Side; now: Date; tellAt: Date }

/** The next sequence number, under a row lock until the commit: a later number is never visible before it. */
export const nextSeq = async (db: Db, about: ConversationContext, { side, now, tellAt }: Step): Promise<number> =>
  (
    await db.one<{ last_seq: number }>(sql`
      insert into conversations (id, kind, talent_id, client_id, last_seq, last_at, settled_seq, tell_at, created_at)
      values (${about.id}, ${about.kind}, ${about.talent_id}, ${about.client_id}, 1, ${now},
        ${side === 'staff' ? 1 : 0}, ${tellAt}, ${now})
      on conflict (id) do update set last_seq = conversations.last_seq + 1, last_at = ${now},
        settled_seq = ${side === 'staff' ? sql`conversations.last_seq + 1` : sql`conversations.settled_seq`},
        tell_at = coalesce(least(conversations.tell_at, ${tellAt}), ${tellAt})
      returning last_seq`)
  ).last_seq

type NewMessage = {
  id: string
  about: string
  seq: number
  side: Side
  text: string
  byMail: boolean
  refusedFiles: readonly string[]
  at: Date
}

export const insertMessage = (db: Db, writer: Reader, message: NewMessage) =>
  db.also(sql`
    insert into conversation_messages (id, conversation_id, seq, user_id, staff_id, side, text, by_mail,
      refused_files, at)
    values (${message.id}, ${message.about}, ${message.seq}, ${userOf(writer)}, ${staffOf(writer)}, ${message.side},
      ${message.text}, ${message.byMail}, ${[...message.refusedFiles]}, ${message.at})`)

/** Never back: the later of two tabs counts. Nothing beyond the last message. */
export const saveRead = (db: Db, reader: Reader, id: string, seq: number) =>
  db.run(sql`
    insert into conversation_readers (conversation_id, user_id, staff_id, read_seq)
    select id, ${userOf(reader)}, ${staffOf(reader)}, least(last_seq, ${seq}) from conversations where id = ${id}
    on conflict (conversation_id, user_id, staff_id) do update
      set read_seq = greatest(conversation_readers.read_seq, excluded.read_seq)`)

export const saveSettled = (db: Db, id: string, seq: number) =>
  db.run(sql`
    update conversations set settled_seq = greatest(settled_seq, least(last_seq, ${seq})) where id = ${id}`)

/** A member of a company is replaced by another. */
export const moveConversations = (db: Db, from: string, to: string) =>
  db.also(sql`update conversations set client_id = ${to} where client_id = ${from}`)
