import { STAGES, type Stage } from '@fareeq/domain/client-projects/rules.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { containsName } from '../../platform/db/name-words.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { STAFFING } from './queries.ts'
import type { BoardRow, LockRequestRow, StageCountsRow } from './rows.ts'

/** Same as the rule `stageOf` of the domain; compared by a test. */
const STAGE = sql`case
  when contracted_at is not null then 'contracted'
  when projects.step < ${CLIENT_STEP.BOOK_MEETING} then 'describing'
  when projects.step < ${CLIENT_STEP.DONE} then 'meeting'
  when standing_nominations > 0 then 'nominated' else 'searching' end`
const FROM = sql`
  from client_projects as projects
    join users on users.id = client_id
    left join staff on staff.id = manager_id`

const selectBoard = (lang: Lang) => sql`
  select projects.id, client_id, product_name, industry, projects.role, availability, duration, work_mode,
    primary_language, secondary_language, scope_kind, scope_text, scope_audio_id, services, technologies, projects.step, projects.version,
    ${STAFFING}, vacancy, manager_id, contracted_at is not null as contracted, projects.created_at, projects.updated_at,
    name_for(users, ${lang}) as client_name, users.lang as client_lang, users.email as client_email,
    company_of(users) as company,
    (select organisation_id from organisation_members where user_id = client_id) as organisation_id, users.phone,
    website, timezone, staff.name as manager,
    standing_nominations as nominations,
    (select count(*)::int from talent_marks where project_id = projects.id and mark = 'shortlisted') as shortlisted,
    (select starts_at from meetings where project_id = projects.id and canceled_by is null
      order by starts_at desc limit 1) as meeting_at`

export const boardRow = (db: Db, _viewer: Staff, id: string, lang: Lang) =>
  db.row<BoardRow>(sql`${selectBoard(lang)} ${FROM} where projects.id = ${id}`)

type RequestFilter = { stage: Stage | undefined; q: string; manager: string | undefined; isUnowned: boolean }

/** A draft is its client's until the meeting. */
const UNOWNED = sql`(manager_id is null and contracted_at is null and projects.step >= ${CLIENT_STEP.BOOK_MEETING})`
const SEARCH_TEXT = sql`
  concat_ws(' ', product_name, company_of(users), first_name, last_name, second_first_name, second_last_name, users.email)`
const conditions = ({ stage, q, manager, isUnowned }: RequestFilter): Sql[] => [
  ...(stage ? [sql`${STAGE} = ${stage}`] : []),
  ...(manager ? [sql`manager_id = ${manager}`] : []),
  ...(isUnowned ? [UNOWNED] : []),
  ...(q ? [containsName(SEARCH_TEXT, q)] : []),
]
const where = (all: readonly Sql[]): Sql => (all.length > 0 ? sql`where ${sql.join([...all], ' and ')}` : sql``)

export const boardRows = (db: Db, _viewer: Staff, search: RequestFilter & PageQuery & { lang: Lang }) => {
  const after = olderThan(sql`projects.id`, search.cursor)
  return db.rows<BoardRow>(sql`
    ${selectBoard(search.lang)} ${FROM} ${where([...conditions(search), after])} order by projects.id desc limit ${search.limit + 1}`)
}

export async function stageCounts(db: Db, _viewer: Staff, search: Omit<RequestFilter, 'stage'>) {
  const rows = await db.rows<StageCountsRow>(sql`
    select ${STAGE} as stage, count(*)::int as count ${FROM} ${where(conditions({ ...search, stage: undefined }))} group by 1`)
  return STAGES.map((stage) => ({ stage, count: rows.find((row) => row.stage === stage)?.count ?? 0 }))
}

/** Complete, and without an owner. */
export const countUnowned = async (db: Db, _viewer: Staff): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from client_projects as projects
      where ${UNOWNED}`)
  ).count

/** Row lock until the transaction ends. */
export const lockRequest = (db: Db, _viewer: Staff, id: string) =>
  db.row<LockRequestRow>(sql`
    select client_id, manager_id, product_name, role, vacancy from client_projects where id = ${id} for update`)

export const setManager = (db: Db, id: string, staffId: string | null, now: Date) =>
  db.also(sql`update client_projects set manager_id = ${staffId}, updated_at = ${now} where id = ${id}`)

export const moveManaged = (db: Db, from: string, to: string, now: Date) =>
  db.rows<{ id: string; client_id: string }>(sql`
    update client_projects set manager_id = ${to}, updated_at = ${now}
    where manager_id = ${from} returning id, client_id`)
