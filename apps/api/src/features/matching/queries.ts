import type { SalaryBaseline } from '@fareeq/domain/matching/rules-price.ts'
import { MONTHS_A_YEAR } from '@fareeq/domain/talents/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_LIVE, QUALIFIED, VERIFIED } from '../talents/queries-profile.ts'
import type { CandidateRow, Salaries, BaselineRow } from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

/** Part-time salaries are doubled for comparison. */
const MONTH = sql`coalesce(salary_full_time, salary_part_time * 2)`

const CANDIDATE = sql`
  users.id, first_name, last_name, second_first_name, second_last_name, profile.role, experience_months as months, skills,
  languages, industries, country, timezone, full_time, part_time, weeks, ${VERIFIED} as verified, ${QUALIFIED} as qualified, nationality,
  photo_key, salary_full_time, salary_part_time, ${MONTH} as salary, salary_shown
  from users join talent_profiles as profile on user_id = users.id`

/**
 * Keyset pagination by id. The condition is on both tables, because PostgreSQL does not infer it: with some statistics it
 * scanned the profiles from the first for every page (5 × the time at 55,000).
 */
export const candidatesAfter = (db: Db, after: string, limit: number) =>
  db.rows<CandidateRow>(sql`
    select ${CANDIDATE} where users.id > ${after} and user_id > ${after} and ${IS_LIVE} order by users.id limit ${limit}`)

/** Those of these ids who can be found now. */
export const candidatesByIds = (db: Db, ids: readonly string[]) =>
  db.rows<CandidateRow>(sql`select ${CANDIDATE} where users.id = any(${ids}::uuid[]) and ${IS_LIVE}`)

/** How many ask what, of those who were here before. */
export const salariesOfTalents = (db: Db, before: Date) =>
  db.rows<Salaries>(sql`
    select profile.role, experience_months / ${MONTHS_A_YEAR}::int as years, ${MONTH} as salary, salary_shown as shown,
      count(*)::int as count
    from users join talent_profiles as profile on user_id = users.id
    where ${IS_LIVE} and ${MONTH} is not null and users.created_at < ${before}
    group by 1, 2, 3, 4`)

export const baselineOn = (db: Db, day: string) =>
  db.row<BaselineRow>(sql`select usual as baseline from usual_salaries where day = ${day}`)

/** The first node of a day inserts it; an existing row stays. */
export const saveBaseline = (db: Db, day: string, baseline: SalaryBaseline) =>
  db.run(
    sql`insert into usual_salaries (day, baseline) values (${day}, ${JSON.stringify(baseline)}) on conflict do nothing`,
  )

export const erasePerson = (db: Db, { id }: ErasedPerson) =>
  db.run(sql`delete from talent_marks where talent_id = ${id}`)
