import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { ROLE_PROOFS } from '@fareeq/domain/talents/profile/rules-proofs.ts'
import { BANNED } from '@fareeq/domain/talents/states.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { type Columns, assignments } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Member } from '../../platform/session.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import { LISTS, entriesOfUser } from './queries-entries.ts'
import type { BasicRow, LockedProfile } from './rows.ts'

/** Literals: the life of attempts stands above this feature. `app-lives.test.ts` compares them. */
export const ATTEMPT_PASSED = sql`state = 'passed'`
export const ATTEMPT_DECIDED = sql`state in ('passed', 'failed')`
export const ATTEMPT_TECHNICAL = sql`kind in ('multiple_choice', 'coding')`

/** Derived from the attempts themselves, so that no badge can contradict a report. */
export const hasPassed = (userId: Sql) => sql`exists (
  select 1 from assessment_attempts
  where assessment_attempts.user_id = ${userId} and ${ATTEMPT_PASSED} and ${ATTEMPT_TECHNICAL})`

/** Talents who passed an assessment and proved the phone; talents who passed that of their present role (D-122). */
export const VERIFIED = sql`(${hasPassed(sql`users.id`)} and phone_verified_at is not null)`
export const QUALIFIED = sql`exists (
  select 1 from assessment_attempts
  where assessment_attempts.user_id = users.id and ${ATTEMPT_PASSED} and ${ATTEMPT_TECHNICAL}
    and profile.role || ' ' || assessment_id = any(${ROLE_PROOFS}))`

/** The rule `isLive` of the domain, with enough data to be found; so everybody here has a verified phone. */
export const IS_LIVE = sql`
  type = ${TALENT} and ${IS_ACTIVE} and step >= ${TALENT_STEP.profile} and phone_verified_at is not null
  and hiring_status not in (${sql.literals(BANNED)}) and not unavailable and weeks is not null
  and profile.role is not null and experience_months is not null`

const BASIC = sql`
  users.id, first_name, last_name, second_first_name, second_last_name, email, phone,
  phone_verified_at is not null as phone_verified, country, timezone,
  nationality, profile.role, experience_months, notice_period_weeks, linkedin, coalesce(accounts, '{}') as accounts,
  coalesce(industries, '{}') as industries, photo_key,
  coalesce(hiring_status, 'applied') as hiring_status,
  ${VERIFIED} as verified, ${QUALIFIED} as qualified,
  coalesce(salary_locked, false) as is_locked_for_salary_update, coalesce(showcased, false) as showcased`

const OF_VIEWER = (viewer: Pick<Member, 'userId'>) => sql`
  from users left join talent_profiles as profile on user_id = users.id where users.id = ${viewer.userId}`

export const basicRow = (db: Db, viewer: Member) => db.one<BasicRow>(sql`select ${BASIC} ${OF_VIEWER(viewer)}`)

type Lists = 'projects' | 'experiences' | 'educations' | 'certifications'

export type ProfileRow = BasicRow &
  Pick<Profile, 'version' | 'step' | 'languages' | 'skills' | Lists> & {
    bio_ar: string | null
    bio_en: string | null
    full_time: boolean
    part_time: boolean
    unavailable: boolean
    weeks: number | null
    salary_full_time: number | null
    salary_part_time: number | null
    salary_shown: boolean
    terms_at: Date | null
    assessed: { id: string; passed: boolean }[]
  }

const lists = sql.join(
  Object.values(LISTS).map((list) => entriesOfUser(list)),
  ', ',
)

/** The last known result of each test; the questionnaire has none, and what was annulled is not one. */
const ASSESSED = sql`
  coalesce((
    select json_agg(json_build_object('id', assessment_id, 'passed', ${ATTEMPT_PASSED}) order by assessment_id)
    from (
      select distinct on (assessment_id) assessment_id, state from assessment_attempts
      where assessment_attempts.user_id = users.id and ${ATTEMPT_DECIDED} order by assessment_id, id desc
    ) as latest), '[]') as assessed`

/** One statement, hence one snapshot. */
export const profileRow = (db: Db, viewer: Pick<Member, 'userId'>) =>
  // house-allow sql: the lists come from the four tables of `List`
  db.one<ProfileRow>(sql`
    select ${BASIC}, coalesce(profile.version, 1) as version, step, coalesce(languages, '[]') as languages,
      coalesce(skills, '{}') as skills, bio_ar, bio_en, coalesce(full_time, false) as full_time,
      coalesce(part_time, false) as part_time, coalesce(unavailable, false) as unavailable, weeks, salary_full_time,
      salary_part_time, coalesce(salary_shown, false) as salary_shown, terms_at,
      ${ASSESSED}, ${lists} ${OF_VIEWER(viewer)}`)

/** Row lock until the transaction ends; inserts a missing row. */
export async function lockProfile(db: Db, viewer: Pick<Member, 'userId'>, now: Date): Promise<LockedProfile> {
  const lockQuery = sql`
    select version, showcased, photo_key, salary_full_time, salary_part_time from talent_profiles
    where user_id = ${viewer.userId} for update`
  const profile = await db.row<LockedProfile>(lockQuery)
  if (profile) return profile
  await db.run(sql`
    insert into talent_profiles (user_id, updated_at) values (${viewer.userId}, ${now}) on conflict do nothing`)
  return db.one<LockedProfile>(lockQuery)
}

export type ProfileColumns = Columns<'talent_profiles'>

/** Compare and set: false without a row, or in another version. */
export const saveProfile = async (
  db: Db,
  viewer: Pick<Member, 'userId'>,
  columns: ProfileColumns,
  now: Date,
  expectedVersion?: number,
) =>
  (await db.run(sql`
    update talent_profiles set ${sql.join([...assignments(columns), sql`version = version + 1`], ', ')},
      updated_at = ${now}
    where user_id = ${viewer.userId} ${expectedVersion === undefined ? sql.empty : sql`and version = ${expectedVersion}::float8`}`)) ===
  1

/** Sets the salary lock. False when unchanged. */
export const saveSalaryLock = async (db: Db, talentId: string, isLocked: boolean) =>
  (await db.run(sql`
    update talent_profiles set salary_locked = ${isLocked}
    where user_id = ${talentId} and salary_locked <> ${isLocked}`)) > 0
