import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export const insertLink = (db: Db, hash: Buffer, interviewId: string, expires_at: Date) =>
  db.run(sql`
    insert into interview_links (token_hash, interview_id, expires_at)
    values (${hash}, ${interviewId}, ${expires_at})`)

/** The interview and talent of a valid link. */
export const interviewByLink = (db: Db, hash: Buffer, now: Date) =>
  db.row<{ id: string; talent_id: string }>(sql`
    select interviews.id, talent_id from interview_links join interviews on interviews.id = interview_id
    where token_hash = ${hash} and used_at is null and expires_at > ${now}`)

/** Compare and set: false when it was used meanwhile. */
export const useLink = async (db: Db, hash: Buffer, now: Date): Promise<boolean> =>
  (await db.run(sql`
    update interview_links set used_at = ${now}
    where token_hash = ${hash} and used_at is null and expires_at > ${now}`)) === 1

export const extendLinks = (db: Db, interviewId: string, expires_at: Date) =>
  db.run(sql`update interview_links set expires_at = ${expires_at} where interview_id = ${interviewId}`)
