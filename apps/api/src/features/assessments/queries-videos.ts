import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { insertFile } from '../../platform/files/queries.ts'
import type { StoredFile } from '../../platform/files/blob-storage.ts'
import type { Member } from '../../platform/session.ts'
import { attemptRow } from './queries.ts'
import type { AttemptRow, TakeRow, VideoRow } from './rows.ts'

export const takesOf = (db: Db, attemptId: string) =>
  db.rows<TakeRow>(sql`
    select id, position, take, seconds::float8 from assessment_videos
    where attempt_id = ${attemptId} and arrived_at is not null and seconds is not null order by position, take`)

export const takesAt = (db: Db, attemptId: string, position: number) =>
  db.rows<{ id: string; take: number; arrived_at: Date | null }>(sql`
    select id, take, arrived_at from assessment_videos
    where attempt_id = ${attemptId} and position = ${position} order by take`)

type NewTake = { id: string; attemptId: string; position: number; take: number; bytes: number }
export const insertTake = (db: Db, { id, attemptId, position, take, bytes }: NewTake, now: Date) =>
  db.run(sql`
    insert into assessment_videos (id, attempt_id, position, take, bytes, created_at)
    values (${id}, ${attemptId}, ${position}, ${take}, ${bytes}, ${now})`)

/** Incomplete uploads only: a complete recording is deleted with its attempt. */
export const deletePendingTake = (db: Db, id: string) =>
  db.run(sql`delete from assessment_videos where id = ${id} and arrived_at is null`)

export type UploadRow = { id: string; bytes: number; arrived_at: Date | null; attempt: AttemptRow }

/** Only for the talent whose attempt it belongs to. */
export async function ownUpload(db: Db, viewer: Pick<Member, 'userId'>, id: string): Promise<UploadRow | undefined> {
  const row = await db.row<{ id: string; bytes: number; arrived_at: Date | null; attempt_id: string }>(sql`
    select assessment_videos.id, bytes /* not null */, arrived_at, attempt_id
    from assessment_videos join assessment_attempts on assessment_attempts.id = attempt_id
    where assessment_videos.id = ${id} and user_id = ${viewer.userId}`)
  const attempt = row && (await attemptRow(db, row.attempt_id))
  return attempt && { id: row.id, bytes: row.bytes, arrived_at: row.arrived_at, attempt }
}

type ArrivedTake = { id: string; ownerId: string; seconds: number; mediaType: string; file: StoredFile }

/** Compare-and-set: false when it was replaced, or its account closed, in the meantime. */
export async function saveArrived(db: Db, { id, ownerId, seconds, mediaType, file }: ArrivedTake, now: Date) {
  const sha256 = file.sha256.toString('hex')
  const saved = await db.run(sql`
    update assessment_videos
    set file_key = ${file.key}, bytes = ${file.size}, seconds = ${seconds}, sha256 = ${sha256}, arrived_at = ${now}
    where id = ${id} and arrived_at is null`)
  if (saved === 1) await insertFile(db, { id, ownerId, kind: 'assessment-video', name: '', mediaType, file }, now)
  return saved === 1
}

export const hasArrived = async (db: Db, id: string): Promise<boolean> =>
  (await db.row(sql`select 1 from assessment_videos where id = ${id} and arrived_at is not null`)) !== undefined

export const videoById = (db: Db, id: string) =>
  db.row<VideoRow>(sql`
    select files.owner_id, files.size::int, files.media_type, files.storage_key
    from assessment_videos join files on files.storage_key = file_key
    where assessment_videos.id = ${id} and deleted_at is null`)

/** Announced and never finished. */
export const deleteAbandonedTakes = (db: Db, before: Date) =>
  db.run(sql`delete from assessment_videos where arrived_at is null and created_at < ${before}`)

export const pendingTakes = async (db: Db): Promise<string[]> =>
  (await db.rows<{ id: string }>(sql`select id from assessment_videos where arrived_at is null`)).map(({ id }) => id)
