import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
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

type Upload = { id: string; ownerId: string; name: string; mediaType: string; file: StoredFile }
export const insertUpload = (db: Db, upload: Upload, now: Date) => insertFile(db, { ...upload, kind: KIND }, now)

/** Their own, which no message has; fewer than ids where one is foreign, used or deleted. */
export const uploadsOf = (db: Db, ownerId: string, ids: readonly string[]) =>
  db.rows<{ id: string; name: string }>(sql`
    select id, name from files
    where id = any(${[...ids]}) and kind = ${KIND} and owner_id = ${ownerId} and deleted_at is null
      and not exists (select from conversation_files where file_id = files.id)`)

/** False where another message took it first. */
export const attachUpload = async (db: Db, place: { about: string; message: string }, id: string): Promise<boolean> =>
  (await db.run(sql`
    insert into conversation_files (file_id, conversation_id, message_id) values (${id}, ${place.about}, ${place.message})
    on conflict (file_id) do nothing`)) === 1

/** What is attached to a message, delivered or held back. */
export const filesIn = ({ message, about }: { message: Sql; about: Sql }): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', files.id, 'name', files.name, 'size', files.size::int)
    order by files.id), '[]')
  from conversation_files join files on files.id = file_id
  where message_id = ${message} and conversation_files.conversation_id = ${about})`

/** Of a message that the reader reads: one that was held back or hidden is its writer's and colleagues'. */
export const fileOf = (db: Db, reader: Reader, about: string, id: string) =>
  db.row<MessageFileRow>(sql`
    select name, media_type, size::int, storage_key
    from conversation_files join files on files.id = file_id
      left join conversation_messages as messages on messages.id = message_id
      left join conversation_held_messages as held on held.id = message_id
    where conversation_files.conversation_id = ${about} and file_id = ${id} and files.deleted_at is null and (
      ${reader.kind === 'staff' ? sql`true` : sql`coalesce(messages.user_id, held.user_id) = ${reader.userId}`}
      or (messages.id is not null and messages.hidden_at is null))`)

/** Their conversation or message was erased, or they were uploaded a while ago for a message that nobody sent. */
export const unusedFiles = (db: Db, before: Date, limit: number) =>
  db.rows<{ id: string; storage_key: string }>(sql`
    select id, storage_key from files
    where kind = ${KIND} and (owner_id is null or deleted_at is not null or created_at < ${before})
      and not exists (select from conversation_files where file_id = files.id)
    order by created_at limit ${limit}`)

export const removeFile = (db: Db, storageKey: string) => deleteFile(db, KIND, storageKey)
