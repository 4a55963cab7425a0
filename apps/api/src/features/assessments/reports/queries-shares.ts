import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ReportShare, ReportShareByRow } from './rows.ts'

/** What a talent put into a link; without a list, every assessment they have passed. */
type LinkContents = { assessments: string[] | null; with_personality: boolean; with_videos: boolean }
const COLUMNS = sql`id, created_at, expires_at, assessments, with_personality, with_videos`

/** Links that work, newest first. */
export const openReportShares = (db: Db, userId: string, now: Date) =>
  db.rows<ReportShare>(sql`
    select ${COLUMNS} from report_shares
    where user_id = ${userId} and revoked_at is null and expires_at > ${now} order by id desc`)

/** Advisory lock: the number of links is limited, also under concurrent requests. */
export const lockReportShares = (db: Db, userId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`report share ${userId}`}, 0))`)

type NewShare = LinkContents & { id: string; userId: string; tokenHash: string; expiresAt: Date }
export const insertReportShare = (db: Db, newShare: NewShare, now: Date) =>
  db.also(sql`
    insert into report_shares (id, user_id, token_hash, assessments, with_personality, with_videos, expires_at, created_at)
    values (${newShare.id}, ${newShare.userId}, ${newShare.tokenHash}, ${newShare.assessments}, ${newShare.with_personality}, ${newShare.with_videos},
      ${newShare.expiresAt}, ${now})`)

/** False when it is none of their own that works. */
export const revokeReportShare = async (db: Db, userId: string, id: string, now: Date): Promise<boolean> =>
  (await db.run(sql`
    update report_shares set revoked_at = ${now}
    where id = ${id} and user_id = ${userId} and revoked_at is null and expires_at > ${now}`)) === 1

/** The link that this talent has given away, and whether it still works. */
export const reportShareBy = (db: Db, userId: string, tokenHash: string, now: Date) =>
  db.row<ReportShareByRow>(sql`
    select ${COLUMNS}, revoked_at is null and expires_at > ${now} as works from report_shares
    where user_id = ${userId} and token_hash = ${tokenHash}`)
