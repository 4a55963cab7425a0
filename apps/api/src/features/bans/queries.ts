import { ANSWERABLE, OPEN_CASES, NOTIFIED_STATES, type BanState } from '@fareeq/domain/bans/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Talent } from '../../platform/session.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import type { CaseRow, LockCaseRow } from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

const nameOf = (staffId: Sql) => sql`(select name from staff where staff.id = ${staffId})`
const casesIn = (lang: Lang) => sql`
  select ban_cases.*, (select name_for(users, ${lang}) from users where users.id = talent_id) as talent_name /* not null */,
    ${nameOf(sql`opened_by`)} as opened_by_name, ${nameOf(sql`decided_by`)} as decided_by_name,
    ${nameOf(sql`appeal_decided_by`)} as appeal_decided_by_name,
    (select coalesce(json_agg(json_build_object('id', report.id, 'text', text, 'at', report.created_at,
        'staff_id', staff_id, 'by', coalesce(staff.name, name_for(users, ${lang})),
        'company', company_of(users)) order by report.id), '[]')
      from ban_reports as report left join staff on staff.id = staff_id left join users on users.id = reporter_id
      where case_id = ban_cases.id) as reports,
    (select coalesce(json_agg(json_build_object('id', files.id, 'name', files.name, 'side', side, 'owner_id', owner_id)
        order by files.id), '[]')
      from ban_files join files on files.id = file_id where case_id = ban_cases.id and deleted_at is null) as files
  from ban_cases`

/** `reporter`: only what this colleague reported. */
export type CaseScope = { reporter: string | null }
const within = ({ reporter }: CaseScope): Sql =>
  reporter ? sql`exists (select from ban_reports where case_id = ban_cases.id and staff_id = ${reporter})` : sql`true`

export const caseById = (db: Db, scope: CaseScope, lang: Lang, id: string) =>
  db.row<CaseRow>(sql`${casesIn(lang)} where ban_cases.id = ${id} and ${within(scope)}`)

type Page = PageQuery & { state?: BanState | undefined; talentId?: string | undefined }
/** Newest first. */
export const casesOf = (db: Db, scope: CaseScope, lang: Lang, { state, talentId, cursor, limit }: Page) =>
  db.rows<CaseRow>(sql`
    ${casesIn(lang)} where ${within(scope)} ${state ? sql`and state = ${state}` : sql``}
      ${talentId ? sql`and talent_id = ${talentId}` : sql``} and ${olderThan(sql`ban_cases.id`, cursor)}
    order by ban_cases.id desc limit ${limit + 1}`)

/** A report that was dismissed before anything was claimed is not shown to the talent. */
const NOTIFIED = sql`state = any(${NOTIFIED_STATES}) and notice is not null`
export const ownCases = (db: Db, { userId }: Talent, lang: Lang) =>
  db.rows<CaseRow>(sql`${casesIn(lang)} where talent_id = ${userId} and ${NOTIFIED} order by ban_cases.id desc`)

/** Row lock until the transaction ends. */
export const lockCase = (db: Db, id: string) =>
  db.row<LockCaseRow>(sql`select id, talent_id, state from ban_cases where id = ${id} for update`)
export const lockOwnCase = (db: Db, { userId }: Talent, id: string) =>
  db.row<LockCaseRow>(sql`
    select id, talent_id, state from ban_cases where id = ${id} and talent_id = ${userId} and ${NOTIFIED} for update`)

export const isTalent = async (db: Db, id: string): Promise<boolean> =>
  (await db.row(sql`select 1 from users where id = ${id} and type = ${TALENT} and ${IS_ACTIVE} for share`)) !==
  undefined

/** Somebody whom we nominated to the company of this client, or who works for it. */
export const isKnownTo = async (db: Db, colleagueIds: readonly string[], talentId: string): Promise<boolean> =>
  (await db.row(sql`
    select 1 from nominations join client_projects on client_projects.id = project_id
    where talent_id = ${talentId} and client_projects.client_id = any(${[...colleagueIds]})
    union all select 1 from contracts where talent_id = ${talentId} and client_id = any(${[...colleagueIds]}) limit 1`)) !==
  undefined

/** The open case of a talent, or a new one (upsert): the second of two concurrent reports joins the first. */
export async function openCaseOf(
  db: Db,
  id: string,
  talentId: string,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const added = await db.run(sql`
    insert into ban_cases (id, talent_id, state, created_at, updated_at)
    values (${id}, ${talentId}, 'reported', ${now}, ${now})
    on conflict (talent_id) where state in (${sql.literals(OPEN_CASES)}) do nothing`)
  if (added === 1) return { id, isNew: true }
  const open = await db.one<{ id: string }>(
    sql`select id from ban_cases where talent_id = ${talentId} and state = any(${OPEN_CASES}) for update`,
  )
  return { id: open.id, isNew: false }
}

type NewReport = {
  id: string
  caseId: string
  reporterId: string | null
  staffId: string | null
  text: string
  at: Date
}
export const insertReport = (db: Db, newReport: NewReport) =>
  db.also(sql`
    insert into ban_reports (id, case_id, reporter_id, staff_id, text, created_at)
    values (${newReport.id}, ${newReport.caseId}, ${newReport.reporterId}, ${newReport.staffId}, ${newReport.text}, ${newReport.at})`)

export const moveCase = (db: Db, id: string, from: BanState, to: BanState, columns: readonly Sql[], now: Date) =>
  db.run(sql`
    update ban_cases set ${sql.join([sql`state = ${to}`, ...columns, sql`updated_at = ${now}`], ', ')}
    where id = ${id} and state = ${from}`)

export const unansweredCases = (db: Db, now: Date) =>
  db.rows<LockCaseRow>(sql`
    select id, talent_id, state from ban_cases where state = any(${ANSWERABLE}) and answer_by <= ${now}
    order by answer_by limit 100 for update skip locked`)

export async function erasePerson(db: Db, { id }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from ban_cases where talent_id = ${id}`)
  await db.run(sql`update ban_reports set reporter_id = null where reporter_id = ${id}`)
}
