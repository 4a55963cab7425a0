import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type Feedback = {
  interview_id: string
  action: 'accepted' | 'rejected'
  reason: string | null
  scores: Record<string, number | undefined>
  share_with_talent: boolean
  given_by: string
  at: Date
}

export const insertFeedback = (db: Db, feedback: Feedback) =>
  db.run(sql`
    insert into interview_feedback (interview_id, action, reason, scores, share_with_talent, given_by, at)
    values (${feedback.interview_id}, ${feedback.action}, ${feedback.reason}, ${JSON.stringify(feedback.scores)}, ${feedback.share_with_talent},
      ${feedback.given_by}, ${feedback.at})`)

/** False on a conflict: already rated. */
export const insertRating = async (db: Db, interviewId: string, stars: number, comment: string | null, at: Date) =>
  (await db.run(sql`
    insert into interview_ratings (interview_id, stars, comment, at)
    values (${interviewId}, ${stars}, ${comment}, ${at}) on conflict do nothing`)) === 1
