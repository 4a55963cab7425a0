import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { deleteFile, insertFile } from '../../platform/files/queries.ts'
import type { StoredFile } from '../../platform/files/blob-storage.ts'
import type { HeldFileRow, OpenedFileRow } from './rows.ts'

export type StoredAttachment = { name: string; mediaType: string; file: StoredFile }

const KIND = 'held-mail-file'

/** With the mail that waits for a colleague. */
export async function insertHeldFile(db: Db, mailId: string, file: StoredAttachment & { id: string }, now: Date) {
  await insertFile(db, { ...file, kind: KIND, ownerId: null }, now)
  await db.also(sql`insert into inbound_mail_files (file_id, mail_id) values (${file.id}, ${mailId})`)
}

/** Of the mail of the statement around it, for whoever reads the list. */
export const FILES_OF_MAIL: Sql = sql`(
  select coalesce(json_agg(json_build_object('id', files.id, 'name', files.name, 'size', files.size::int) order by files.id), '[]')
  from inbound_mail_files join files on files.id = file_id where mail_id = inbound_mails.id)`

/** As it came: what is added takes them over. */
export const heldFiles = (db: Db, mailId: string) =>
  db.rows<HeldFileRow>(sql`
    select files.id, name, media_type, size::int, sha256, storage_key
    from inbound_mail_files join files on files.id = file_id where mail_id = ${mailId} order by files.id`)

export const openedFile = (db: Db, mailId: string, id: string) =>
  db.row<OpenedFileRow>(sql`
    select name, media_type, size::int, storage_key
    from inbound_mail_files join files on files.id = file_id where mail_id = ${mailId} and file_id = ${id}`)

/** The rows alone: the bytes belong to somebody else from here on, or are swept. */
export const dropHeldFile = (db: Db, storageKey: string) => deleteFile(db, KIND, storageKey)

/** Of a discarded mail: nobody opens them any more. */
export const unlinkFiles = (db: Db, mailId: string) =>
  db.also(sql`delete from inbound_mail_files where mail_id = ${mailId}`)

/** Of a mail that was discarded or erased, or whose year is over. */
export const unusedHeldFiles = (db: Db, limit: number) =>
  db.rows<{ id: string; storage_key: string }>(sql`
    select id, storage_key from files
    where kind = ${KIND} and not exists (select from inbound_mail_files where file_id = files.id)
    order by created_at limit ${limit}`)
