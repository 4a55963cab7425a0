import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { StoredFile } from '../../platform/files/blob-storage.ts'
import { deleteFile, insertFile } from '../../platform/files/queries.ts'
import type { RepliedTicket, ReplyFileRow } from './rows.ts'

/** Whoever answers by mail answers the ticket that theirs was merged into. Row lock until the transaction ends. */
export const lockRepliedTicket = (db: Db, id: string) =>
  db.one<RepliedTicket>(sql`
    select id, reference, kind, state, owner_id, user_id, coalesce(
      (select case when type = ${TALENT} then 'talent' else 'client' end from users where users.id = user_id),
      'visitor') as asker_kind
    from tickets
    where id = (select coalesce(merged_into, id) from tickets as replied where replied.id = ${id}) for update`)

/** The asker: by the address they wrote with, and that of their account. None once they have left. */
export const askerAddresses = (db: Db, id: string) =>
  db.row<{ from_email: string; account_email: string | null }>(sql`
    select from_email, users.email as account_email
    from tickets left join users on users.id = user_id
    where tickets.id = ${id} and from_email <> ''`)

type NewReply = { id: string; ticketId: string; text: string; refusedFiles: readonly string[]; at: Date }
export const insertReply = (db: Db, reply: NewReply) =>
  db.also(sql`
    insert into ticket_replies (id, ticket_id, text, refused_files, at)
    values (${reply.id}, ${reply.ticketId}, ${reply.text}, ${[...reply.refusedFiles]}, ${reply.at})`)

const KIND = 'ticket-file'

type NewFile = { id: string; name: string; mediaType: string; file: StoredFile }
export async function insertReplyFile(db: Db, replyId: string, file: NewFile, now: Date) {
  await insertFile(db, { ...file, kind: KIND, ownerId: null }, now)
  await db.also(sql`insert into ticket_reply_files (file_id, reply_id) values (${file.id}, ${replyId})`)
}

export const fileOfTicket = (db: Db, ticketId: string, id: string) =>
  db.row<ReplyFileRow>(sql`
    select name, media_type, size::int, storage_key
    from ticket_reply_files join files on files.id = file_id join ticket_replies on ticket_replies.id = reply_id
    where ticket_id = ${ticketId} and file_id = ${id}`)

/** Their answer was erased. */
export const unusedFiles = (db: Db, limit: number) =>
  db.rows<{ id: string; storage_key: string }>(sql`
    select id, storage_key from files
    where kind = ${KIND} and not exists (select from ticket_reply_files where file_id = files.id)
    order by created_at limit ${limit}`)

export const removeReplyFile = (db: Db, storageKey: string) => deleteFile(db, KIND, storageKey)
