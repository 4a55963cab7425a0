import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export type Feedback = {
  interview_id: string
  action: 'accepted' | 'rejected'
  reason: string | null
  scores: Record<string, number | undefined>
  share_with_talent: boolean
  given_by: string
  at: Date
}

export const insertFeedback = (db: Db, one: Feedback) =>
  db.run(sql`
    insert into interview_feedback (interview_id, action, reason, scores, share_with_talent, given_by, at)
    values (${one.interview_id}, ${one.action}, ${one.reason}, ${JSON.stringify(one.scores)}, ${one.share_with_talent},
      ${one.given_by}, ${one.at})`)

/** False when there is one already. */
export const insertRating = async (db: Db, interviewId: string, stars: number, comment: string | null, at: Date) =>
  (await db.run(sql`
    insert into interview_ratings (interview_id, stars, comment, at)
    values (${interviewId}, ${stars}, ${comment}, ${at}) on conflict do nothing`)) === 1

export type Side = 'client' | 'talent'
export type Claim = { claimed_by: Side; who: Side; note: string | null; answer: 'agreed' | 'denied' | null }

export const claimOf = (db: Db, interviewId: string) =>
  db.row<Claim>(sql`
    select claimed_by, who, note, answer from interview_no_shows where interview_id = ${interviewId}`)

/** False when somebody has said it already. */
export const insertClaim = async (db: Db, interviewId: string, { claimed_by, who, note }: Claim, at: Date) =>
  (await db.run(sql`
    insert into interview_no_shows (interview_id, claimed_by, who, note, at)
    values (${interviewId}, ${claimed_by}, ${who}, ${note}, ${at}) on conflict do nothing`)) === 1

export const answerClaim = (db: Db, interviewId: string, answer: string, note: string | null, at: Date) =>
  db.run(sql`
    update interview_no_shows set answer = ${answer}, answer_note = ${note}, answered_at = ${at}
    where interview_id = ${interviewId} and answer is null`)
