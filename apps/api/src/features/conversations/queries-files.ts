import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { StoredFile } from '../../platform/files/blob-storage.ts'
import { deleteFile, insertFile } from '../../platform/files/queries.ts'
import type { Reader } from './queries-contexts.ts'
import type { MessageFileRow } from './rows.ts'

const KIND = 'conversation-file'

export type NewFile = { id: string; name: string; mediaType: string; file: StoredFile }
export async function insertMessageFile(db: Db, place: { about: string; message: string }, file: NewFile, now: Date) {
  await insertFile(db, { ...file, kind: KIND, ownerId: null }, now)
  await db.also(sql`
    insert into conversation_files (file_id, conversation_id, message_id)
    values (${file.id}, ${place.about}, ${place.message})`)
}

/** Of a message that the reader reads: one that was held back or hidden is its writer's and colleagues'. */
export const fileOf = (db: Db, reader: Reader, about: string, id: string) =>
  db.row<MessageFileRow>(sql`
    select name, media_type, size::int, storage_key
    from conversation_files join files on files.id = file_id
      left join conversation_messages as messages on messages.id = message_id
      left join conversation_held_messages as held on held.id = message_id
    where conversation_files.conversation_id = ${about} and file_id = ${id} and (
      ${reader.kind === 'staff' ? sql`true` : sql`coalesce(messages.user_id, held.user_id) = ${reader.userId}`}
      or (messages.id is not null and messages.hidden_at is null))`)

/** Their conversation, or their message, was erased. */
export const unusedFiles = (db: Db, limit: number) =>
  db.rows<{ id: string; storage_key: string }>(sql`
    select id, storage_key from files
    where kind = ${KIND} and not exists (select from conversation_files where file_id = files.id)
    order by created_at limit ${limit}`)

export const removeFile = (db: Db, storageKey: string) => deleteFile(db, KIND, storageKey)
