import type { InterviewState } from '@fareeq/domain/interviews/states.ts'
import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { TALENT } from '@fareeq/domain/kernel/user-types.ts'
import type { Sought } from '@fareeq/domain/talent-views/rules-search.ts'
import type { TalentState } from '@fareeq/domain/talent-views/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'

/** The same as the rule `talentState` of the domain; a test holds them together. */
const STATE = sql`case
  when hiring_status = 'banned' then 'banned'
  when step < ${TALENT_STEP.profile} then 'application'
  when phone_verified_at is null then 'phone'
  when unavailable then 'unavailable'
  when weeks is null then 'terms' else 'live' end`

/** The vowel marks that names are written with, and the stretching line: they come last, so they are taken away. */
const UNREAD = '\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0655\u0670\u0640'
const LETTERS = `أإآٱىیئؤةک-'’.${UNREAD}`
const READ_AS = 'اااايييوهك    '
/** As `searchForm` of the domain reads it, with a space before each word; a test holds them together. */
const NAME = sql`(' ' || translate(lower(first_name || ' ' || last_name), ${LETTERS}, ${READ_AS}))`

const FROM = sql`from users left join talent_profiles as profile on user_id = users.id`

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** By name, with or without its article, or by the way to the person. */
function soughtBy({ words, email, phone }: Sought): Sql {
  const named = words.map((word) => sql`${NAME} like any(${[`% ${word}%`, `% ال${word}%`]}::text[])`)
  const ways = [
    ...(named.length > 0 ? [sql`(${sql.join(named, ' and ')})`] : []),
    ...(email ? [sql`email like ${`${escaped(email)}%`}`] : []),
    ...(phone ? [sql`phone like ${'begins' in phone ? `+${phone.begins}%` : `+%${phone.ends}`}`] : []),
  ]
  return ways.length > 0 ? sql`(${sql.join(ways, ' or ')})` : sql`false`
}

type Asked = {
  sought: Sought | null
  role: string | undefined
  country: string | undefined
  state: TalentState | undefined
}
const conditions = ({ sought, role, country, state }: Asked): Sql[] => [
  sql`type = ${TALENT}`,
  sql`status = 'active'`,
  ...(sought ? [soughtBy(sought)] : []),
  ...(role ? [sql`profile.role = ${role}`] : []),
  ...(country ? [sql`country = ${country}`] : []),
  ...(state ? [sql`${STATE} = ${state}`] : []),
]

export type TalentRow = {
  id: string
  first_name: string
  last_name: string
  photo_key: string | null
  role: string | null
  experience_months: number | null
  country: string | null
  full_time: boolean
  part_time: boolean
  unavailable: boolean
  weeks: number | null
  state: TalentState
  updated_at: Date
}

/** Newest first, one more than asked for, so that the caller knows whether there are more. */
export const talentRows = (
  db: Db,
  _viewer: Staff,
  { cursor, limit, ...asked }: Asked & { cursor: string | undefined; limit: number },
) => {
  const all = [...conditions(asked), ...(cursor ? [sql`users.id < ${cursor}::uuid`] : [])]
  return db.rows<TalentRow>(sql`
    select users.id, first_name, last_name, photo_key, profile.role, experience_months, country,
      coalesce(full_time, false) as full_time, coalesce(part_time, false) as part_time,
      coalesce(unavailable, false) as unavailable, weeks, ${STATE} as state,
      greatest(users.updated_at, profile.updated_at) as updated_at
    ${FROM} where ${sql.join(all, ' and ')} order by users.id desc limit ${limit + 1}`)
}

export const countTalents = async (db: Db, _viewer: Staff, asked: Asked): Promise<number> =>
  (
    await db.one<{ count: number }>(
      sql`select count(*)::int as count ${FROM} where ${sql.join(conditions(asked), ' and ')}`,
    )
  ).count

type InterviewOf = {
  id: string
  project_id: string
  project_name: string | null
  client_name: string
  state: InterviewState
  due_at: Date | null
  starts_at: Date | null
}

export const interviewsOf = (db: Db, _viewer: Staff, talentId: string, limit: number) =>
  db.rows<InterviewOf>(sql`
    select interviews.id, project_id, product_name as project_name, first_name || ' ' || last_name as client_name, state,
      due_at, starts_at
    from interviews join client_projects on client_projects.id = project_id
      join users on users.id = client_projects.client_id
    where talent_id = ${talentId} order by interviews.id desc limit ${limit}`)
