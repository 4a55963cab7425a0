import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { StoredFile } from './blob-storage.ts'

type FileKind =
  | 'talent-photo'
  | 'scope-voice'
  | 'assessment-video'
  | 'transfer-proof'
  | 'bank-statement'
  | 'entry-proof'
  | 'payout-report'
  | 'ban-evidence'
  | 'ticket-file'
  | 'held-mail-file'
  | 'conversation-file'
type NewFile = { id: string; ownerId: string | null; kind: FileKind; name: string; mediaType: string; file: StoredFile }

export const insertFile = (db: Db, { id, ownerId, kind, name, mediaType, file }: NewFile, now: Date) =>
  db.also(sql`
    insert into files (id, owner_id, kind, name, media_type, size, sha256, storage_key, created_at)
    values (${id}, ${ownerId}, ${kind}, ${name}, ${mediaType}, ${file.size}, ${file.sha256}, ${file.key}, ${now})`)

/** Soft delete: a job removes the bytes once nothing refers to them. */
export const markFileDeleted = (db: Db, kind: FileKind, key: string, now: Date) =>
  db.also(sql`update files set deleted_at = ${now} where storage_key = ${key} and kind = ${kind}`)

export const deleteFile = (db: Db, kind: FileKind, key: string) =>
  db.run(sql`delete from files where storage_key = ${key} and kind = ${kind}`)

export const changeFileOwner = (db: Db, kind: FileKind, from: string, to: string) =>
  db.also(sql`update files set owner_id = ${to} where owner_id = ${from} and kind = ${kind}`)
