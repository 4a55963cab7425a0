import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** From how many interviews a talent has excused themselves. */
export const countExcuses = async (db: Db, talentId: string, since: Date): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from interview_events join interviews on interviews.id = interview_id
      where talent_id = ${talentId} and kind = 'excuse' and at > ${since}`)
  ).count
