import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { deleteFile, insertFile, markFileDeleted } from '../../platform/files/queries.ts'
import type { StoredFile } from '../../platform/files/blob-storage.ts'
import { newId } from '../../platform/ids.ts'
import type { Member } from '../../platform/session.ts'
import { IS_ACTIVE } from '../../platform/users.ts'

const KIND = 'talent-photo'

export const insertPhoto = (db: Db, viewer: Member, file: StoredFile, now: Date) =>
  insertFile(
    db,
    { id: newId(now), ownerId: viewer.userId, kind: KIND, name: 'photo.webp', mediaType: 'image/webp', file },
    now,
  )

/** Unreferenced for a while: from a failed save, or a failed deletion. */
export const unshownPhotos = async (db: Db, before: Date, limit: number): Promise<string[]> =>
  (
    await db.rows<{ storage_key: string }>(sql`
      select storage_key from files
      where kind = ${KIND} and coalesce(deleted_at, created_at) < ${before}
        and not exists (select from talent_profiles where photo_key = storage_key)
      order by created_at limit ${limit}`)
  ).map(({ storage_key }) => storage_key)

export const deletePhoto = (db: Db, key: string) => deleteFile(db, KIND, key)

export const forgetPhoto = (db: Db, key: string, now: Date) => markFileDeleted(db, KIND, key, now)

/** Only the current photo is served: an earlier one, or another kind of file, is not found. */
export const shownPhoto = (db: Db, key: string) =>
  db.row<{ size: number }>(sql`
    select size::int from talent_profiles join users on users.id = user_id join files on storage_key = photo_key
    where photo_key = ${key} and ${IS_ACTIVE} and kind = ${KIND} and deleted_at is null`)
