import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { TALENT } from '@fareeq/domain/kernel/user-types.ts'
import type { Candidate } from '@fareeq/domain/matching/rules-score.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export type CandidateRow = Candidate & { photo_key: string | null; nationality: string | null }

/** A half day costs about half: prices are compared as those of a whole one. */
const CANDIDATE = sql`
  users.id, first_name, last_name, profile.role, experience_months as months, skills, languages, industries, country,
  timezone, full_time, part_time, weeks, verified, verified as qualified, nationality, photo_key,
  coalesce(salary_full_time, salary_part_time * 2) as salary
  from users join talent_profiles as profile on user_id = users.id`

/** The rule `isLive` of the domain, and enough said to be found by. */
const LIVE = sql`
  type = ${TALENT} and status = 'active' and step >= ${TALENT_STEP.profile} and phone_verified_at is not null
  and hiring_status <> 'banned' and not unavailable and weeks is not null
  and profile.role is not null and experience_months is not null`

/**
 * So many after somebody, in the order of their ids. Said of both tables, as PostgreSQL does not conclude it: with
 * one statistic in a few it walked along the profiles from the first, for every page (5 × the time at 55,000).
 */
export const candidatesAfter = (db: Db, after: string, limit: number) =>
  db.rows<CandidateRow>(sql`
    select ${CANDIDATE} where users.id > ${after} and user_id > ${after} and ${LIVE} order by users.id limit ${limit}`)

/** Whoever of these can be found now. */
export const candidatesByIds = (db: Db, ids: readonly string[]) =>
  db.rows<CandidateRow>(sql`select ${CANDIDATE} where users.id = any(${ids}::uuid[]) and ${LIVE}`)
