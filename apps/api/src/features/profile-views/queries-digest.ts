import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import { wasNotified } from '../notifications/queries.ts'

/** Number of companies that viewed each talent since then and were not in an earlier digest. */
export const viewingCompanies = (db: Db, since: Date, mailedSince: Date) =>
  db.rows<{ id: string; companies: number }>(sql`
    select users.id, count(distinct viewer)::int as companies
    from profile_views join users on users.id = talent_id
    where viewer_kind = 'client' and at > ${since} and ${IS_ACTIVE}
      and not ${wasNotified('profile_views', mailedSince)}
    group by users.id order by users.id`)

/** Companies that viewed this talent since then, each once. */
export const countViewingCompanies = async (db: Db, talentId: string, since: Date): Promise<number> =>
  (
    await db.one<{ companies: number }>(sql`
      select count(distinct viewer)::int as companies from profile_views
      where talent_id = ${talentId} and viewer_kind = 'client' and at > ${since}`)
  ).companies
