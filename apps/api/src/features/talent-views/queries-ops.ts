import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { TalentQuery } from '@fareeq/domain/talent-views/rules-search.ts'
import type { TalentState } from '@fareeq/domain/talent-views/rules.ts'
import { BANNED } from '@fareeq/domain/talents/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { NAME_WORDS } from '../../platform/db/name-words.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { begins, ends } from '../../platform/db/prefix.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import type { InterviewOf, TalentRow } from './rows.ts'

/** Same as the rule `talentState` of the domain; compared by a test. */
const STATE = sql`case
  when hiring_status = any(${BANNED}) then 'banned'
  when step < ${TALENT_STEP.profile} then 'application'
  when phone_verified_at is null then 'phone'
  when unavailable then 'unavailable'
  when weeks is null then 'terms' else 'live' end`

const FROM = sql`from users left join talent_profiles as profile on user_id = users.id`

/** Prefix match of every word, with or without the article. */
const prefixQuery = (words: readonly string[]): string =>
  words.map((word) => `('${word}':* | 'ال${word}':*)`).join(' & ')

/** By name or by the way to the person. */
function matchesQuery({ words, email, phone }: TalentQuery): Sql {
  const ways = [
    ...(words.length > 0 ? [sql`${NAME_WORDS} @@ ${prefixQuery(words)}::tsquery`] : []),
    ...(email ? [begins(sql`email`, email)] : []),
    ...(phone && 'begins' in phone ? [begins(sql`phone`, `+${phone.begins}`)] : []),
    ...(phone && 'ends' in phone ? [ends(sql`phone`, phone.ends)] : []),
  ]
  if (ways.length === 0) return sql`false`
  // One index per condition, and before sorting: otherwise names are computed for every row.
  const matches = ways.map((way) => sql`select id from users where ${way}`)
  return sql`users.id = any(array(${sql.join(matches, ' union all ')}))`
}

type TalentSearch = {
  term: TalentQuery | null
  role: string | undefined
  country: string | undefined
  state: TalentState | undefined
}
const conditions = ({ term, role, country, state }: TalentSearch): Sql[] => [
  sql`type = ${TALENT}`,
  IS_ACTIVE,
  ...(term ? [matchesQuery(term)] : []),
  ...(role ? [sql`profile.role = ${role}`] : []),
  ...(country ? [sql`country = ${country}`] : []),
  ...(state ? [sql`${STATE} = ${state}`] : []),
]

/** Newest first. */
export const talentRows = (db: Db, _viewer: Staff, { cursor, limit, ...search }: TalentSearch & PageQuery) => {
  const all = [...conditions(search), olderThan(sql`users.id`, cursor)]
  return db.rows<TalentRow>(sql`
    select users.id, first_name, last_name, second_first_name, second_last_name, photo_key, profile.role,
      experience_months, country,
      coalesce(full_time, false) as full_time, coalesce(part_time, false) as part_time,
      coalesce(unavailable, false) as unavailable, weeks, ${STATE} as state,
      greatest(users.updated_at, profile.updated_at) as updated_at
    ${FROM} where ${sql.join(all, ' and ')} order by users.id desc limit ${limit + 1}`)
}

export const countTalents = async (db: Db, _viewer: Staff, search: TalentSearch): Promise<number> =>
  (
    await db.one<{ count: number }>(
      sql`select count(*)::int as count ${FROM} where ${sql.join(conditions(search), ' and ')}`,
    )
  ).count

export const interviewsOf = (db: Db, _viewer: Staff, talentId: string, lang: Lang, limit: number) =>
  db.rows<InterviewOf>(sql`
    select interviews.id, project_id, product_name as project_name, name_for(users, ${lang}) as client_name, state,
      due_at, feedback_days, starts_at
    from interviews join client_projects on client_projects.id = project_id
      join users on users.id = client_projects.client_id
    where talent_id = ${talentId} order by interviews.id desc limit ${limit}`)
