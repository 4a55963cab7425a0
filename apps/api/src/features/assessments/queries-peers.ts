import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { PeerAnswer } from './rows.ts'

type PeerSearch = { userId: string; itemId: string; languages: readonly string[]; limit: number }

/** Graded answers of others to one task, the newest first. */
export const peerAnswers = (db: Db, { userId, itemId, languages, limit }: PeerSearch) =>
  db.rows<PeerAnswer>(sql`
    select attempt_id as id, answer
    from assessment_answers join assessment_attempts attempt on attempt.id = attempt_id
    where item_id = ${itemId} and total is not null and answer ->> 'language' = any(${[...languages]})
      and user_id <> ${userId}
    order by submitted_at desc limit ${limit}`)
