import type { BanFile } from '@fareeq/domain/bans/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { deleteFile, insertFile } from '../../platform/files/queries.ts'
import type { StoredFile } from '../../platform/files/blob-storage.ts'
import type { EvidenceFile } from './rows.ts'

const KIND = 'ban-evidence'

type NewFile = { id: string; ownerId: string; name: string; mediaType: string; file: StoredFile }
export const insertBanFile = (db: Db, file: NewFile, now: Date) => insertFile(db, { ...file, kind: KIND }, now)

/** The viewer's uploads that belong to no case yet. Returns fewer rows than ids where one is foreign, used or deleted. */
export const attachFiles = (
  db: Db,
  { ownerId, caseId, side, ids }: { ownerId: string; caseId: string; side: BanFile['side']; ids: readonly string[] },
) =>
  db.run(sql`
    insert into ban_files (file_id, case_id, side)
    select id, ${caseId}::uuid, ${side} from files
    where id = any(${[...ids]}) and kind = ${KIND} and owner_id = ${ownerId} and deleted_at is null
    on conflict do nothing`)

export const fileOfCase = (db: Db, caseId: string, id: string) =>
  db.row<EvidenceFile>(sql`
    select name, media_type, size::int, storage_key from ban_files join files on files.id = file_id
    where case_id = ${caseId} and file_id = ${id} and deleted_at is null`)

/** Uploaded a while ago, and no case names it. */
export const unusedFiles = (db: Db, before: Date, limit: number) =>
  db.rows<{ id: string; storage_key: string }>(sql`
    select id, storage_key from files
    where kind = ${KIND} and created_at < ${before} and not exists (select from ban_files where file_id = files.id)
    order by created_at limit ${limit}`)

export const removeBanFile = (db: Db, storageKey: string) => deleteFile(db, KIND, storageKey)
