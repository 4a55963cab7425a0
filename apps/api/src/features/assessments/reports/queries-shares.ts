import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type ReportShare = { id: string; expires_at: Date; with_videos: boolean }

export const openReportShare = (db: Db, userId: string, now: Date) =>
  db.row<ReportShare>(sql`
    select id, expires_at, with_videos from report_shares
    where user_id = ${userId} and revoked_at is null and expires_at > ${now} order by id desc limit 1`)

/** One share link per report, also under concurrent requests. */
export const lockReportShare = (db: Db, userId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`report share ${userId}`}, 0))`)

export const insertReportShare = (
  db: Db,
  { id, userId, tokenHash, expiresAt }: { id: string; userId: string; tokenHash: string; expiresAt: Date },
  now: Date,
) =>
  db.also(sql`
    insert into report_shares (id, user_id, token_hash, expires_at, created_at)
    values (${id}, ${userId}, ${tokenHash}, ${expiresAt}, ${now})`)

export const revokeReportShares = (db: Db, userId: string, now: Date) =>
  db.run(sql`update report_shares set revoked_at = ${now} where user_id = ${userId} and revoked_at is null`)

/** False when there is no link that works. */
export const saveShareVideos = async (db: Db, userId: string, withVideos: boolean, now: Date): Promise<boolean> =>
  (await db.run(sql`
    update report_shares set with_videos = ${withVideos}
    where user_id = ${userId} and revoked_at is null and expires_at > ${now}`)) > 0

/** The link that this talent has given away, and has not taken back. */
export const reportShareBy = (db: Db, userId: string, tokenHash: string, now: Date) =>
  db.row<Pick<ReportShare, 'with_videos'>>(sql`
    select with_videos from report_shares
    where user_id = ${userId} and token_hash = ${tokenHash} and revoked_at is null and expires_at > ${now}`)
