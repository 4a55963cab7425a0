import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { VIEW_WEEKS } from '@fareeq/domain/talent-market/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Member } from '../../platform/session.ts'
import type { MarketTalentRow, OpenRequestRow } from './rows.ts'

/** What open requests ask for, without whose they are. */
export const openRequests = (db: Db) =>
  db.rows<OpenRequestRow>(sql`
    select role, technologies, availability, more_roles from client_projects
    where step >= ${CLIENT_STEP.DONE} and contracted_at is null and role is not null`)

export const marketTalent = (db: Db, { userId }: Member) =>
  db.row<MarketTalentRow>(sql`
    select role, coalesce(experience_months, 0) as months, skills, full_time and not unavailable as full_time,
      part_time and not unavailable as part_time, salary_full_time
    from talent_profiles where user_id = ${userId}`)

/** Companies that looked in each of the last weeks, 0 the current one; a week without any has no row. */
export const viewsByWeek = (db: Db, { userId }: Member, since: Date, now: Date) =>
  db.rows<{ week: number; companies: number }>(sql`
    select least(floor(extract(epoch from ${now}::timestamptz - at) / 604800), ${VIEW_WEEKS - 1}::int)::int as week /* not null */,
      count(distinct viewer)::int as companies
    from profile_views
    where talent_id = ${userId} and viewer_kind = 'client' and at > ${since} and at <= ${now} group by 1`)
