import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { deleteFile, insertFile } from '../../platform/files/queries.ts'
import type { StoredFile } from '../../platform/files/blob-storage.ts'
import type { Member } from '../../platform/session.ts'
import { colleaguesOf } from '../organisations/queries.ts'
import { isOpenTo } from '../organisations/queries-invited.ts'
import type { Recording } from './rows.ts'

const KIND = 'scope-voice'

const RECORDING = sql`files.id, files.media_type, files.size::int, files.storage_key`

export const insertRecording = (
  db: Db,
  viewer: Member,
  { id, media_type, file }: { id: string; media_type: string; file: StoredFile },
  now: Date,
) => insertFile(db, { id, ownerId: viewer.userId, kind: KIND, name: 'scope', mediaType: media_type, file }, now)

/** Only recordings of the client and their colleagues. */
export const ownRecording = (db: Db, clientId: string, id: string) =>
  db.row<Recording>(sql`
    select ${RECORDING} from files
    where id = ${id} and owner_id in ${colleaguesOf(clientId)} and kind = ${KIND} and deleted_at is null
      and ${isOpenTo(clientId, 'requests.read', 'project', sql`(select id from client_projects where scope_audio_id = files.id limit 1)`)}`)

export const recordingsOf = (db: Db, ids: readonly string[]) =>
  db.rows<Recording>(sql`select ${RECORDING} from files where id = any(${[...ids]}) and deleted_at is null`)

/** For our colleagues: what the request says now. */
export const recordingOfProject = (db: Db, projectId: string) =>
  db.row<Recording>(sql`
    select ${RECORDING} from client_projects join files on files.id = scope_audio_id
    where client_projects.id = ${projectId} and deleted_at is null`)

/** Unreferenced for a while, by requests and their versions. */
export const unusedRecordings = (db: Db, before: Date, limit: number) =>
  db.rows<{ id: string; storage_key: string }>(sql`
    select id, storage_key from files
    where kind = ${KIND} and created_at < ${before}
      and not exists (select from client_projects where scope_audio_id = files.id)
      and not exists (
        select from client_project_versions where request -> 'scope' ->> 'audio_id' = files.id::text
      )
    order by created_at limit ${limit}`)

export const deleteRecording = (db: Db, storageKey: string) => deleteFile(db, KIND, storageKey)
