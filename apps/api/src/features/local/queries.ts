import { uuid7 } from '@fareeq/domain/kernel/ids.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { MessagesFromRow, OutboxMessage, ReplyableMail } from './rows.ts'

export type OutboxFilter = { to?: string; channel?: string; limit: number }

/** Newest first. `to` finds a part of an address too. */
export const findMessages = (db: Db, { to = '', channel, limit }: OutboxFilter) =>
  db.rows<OutboxMessage>(sql`
    select id, channel, to_address as "to", headers->>'Reply-To' as reply_to, lang, subject, text, html, secret, status, created_at, sent_at
    from messages
    where position(lower(${to}) in to_address) > 0 and (${channel ?? null}::text is null or channel = ${channel ?? null})
    order by created_at desc, id desc limit ${limit}`)

type FeedQuery = { sentFrom: Date; writtenFrom: Date; limit: number }
/** Everything since a moment, that moment included. Ids begin with the time: what was written before is not looked at. */
export const messagesFrom = (db: Db, { sentFrom, writtenFrom, limit }: FeedQuery) =>
  db.rows<MessagesFromRow>(sql`
    select id, channel, to_address as "to", lang, subject, text, headers->>'Reply-To' as reply_to,
      headers->>'List-Unsubscribe' as unsubscribe, sent_at
    from messages
    where status = 'sent' and id >= ${uuid7(writtenFrom, new Uint8Array(10))} and sent_at >= ${sentFrom}
    order by sent_at, id limit ${limit}`)

/** A mail that can be answered. */
export const replyableMail = (db: Db, id: string) =>
  db.row<ReplyableMail>(sql`
    select subject, text, created_at, headers->>'Reply-To' as reply_to from messages
    where id = ${id} and channel = 'email' and headers ? 'Reply-To'`)
