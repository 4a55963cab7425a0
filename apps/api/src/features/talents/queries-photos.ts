import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { StoredFile } from '../../platform/files/stored.ts'
import { newId } from '../../platform/ids.ts'
import type { Member } from '../../platform/session.ts'

const KIND = 'talent-photo'

export const insertPhoto = (db: Db, viewer: Member, { key, size, sha256 }: StoredFile, now: Date) =>
  db.also(sql`
    insert into files (id, owner_id, kind, name, media_type, size, sha256, storage_key, created_at)
    values (${newId(now)}, ${viewer.userId}, ${KIND}, 'photo.webp', 'image/webp', ${size}, ${sha256}, ${key}, ${now})`)

/** Bytes that no profile has shown for a while: those of a save that failed halfway, and those that would not go. */
export const unshownPhotos = async (db: Db, before: Date, limit: number): Promise<string[]> =>
  (
    await db.rows<{ storage_key: string }>(sql`
      select storage_key from files
      where kind = ${KIND} and coalesce(deleted_at, created_at) < ${before}
        and not exists (select from talent_profiles where photo_key = storage_key)
      order by created_at limit ${limit}`)
  ).map(({ storage_key }) => storage_key)

export const deletePhoto = (db: Db, key: string) =>
  db.run(sql`delete from files where storage_key = ${key} and kind = ${KIND}`)

export const forgetPhoto = (db: Db, key: string, now: Date) =>
  db.also(sql`update files set deleted_at = ${now} where storage_key = ${key} and kind = ${KIND}`)

/** The picture somebody shows now: an earlier one, or another kind of file, has no address. */
export const shownPhoto = (db: Db, key: string) =>
  db.row<{ size: number }>(sql`
    select size::int from talent_profiles join users on users.id = user_id join files on storage_key = photo_key
    where photo_key = ${key} and status = 'active' and kind = ${KIND} and deleted_at is null`)
