import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { type Columns, assignments, insertion } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { changeFileOwner } from '../../platform/files/queries.ts'
import type { Member } from '../../platform/session.ts'
import { colleaguesOf, mirrorStep } from '../organisations/queries.ts'
import { isOpenTo } from '../organisations/queries-invited.ts'
import type { ProjectRow } from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

/** The first role; that of a vacancy which an earlier release saved is in its JSON. */
export const STAFFING = sql`
  coalesce(head_count, (vacancy->>'count')::int, 1) as head_count,
  case when head_count is not null then seniority when vacancy->>'seniority' = 'junior' then 'junior'
    when vacancy->>'seniority' = 'mid' then 'mid' when vacancy->>'seniority' = 'senior' then 'senior' end as seniority,
  case when head_count is null then (vacancy->>'start')::date else starts_on end as starts_on,
  case when head_count is null then (vacancy->>'budget')::int else budget end as budget, more_roles`

const PROJECT = sql`
  id, client_id, product_name, industry, role, availability, duration, work_mode, primary_language, secondary_language,
  scope_kind, scope_text, scope_audio_id, services, technologies, step, version, ${STAFFING}, vacancy, manager_id,
  contracted_at is not null as contracted, created_at, updated_at`

/** Those of the company; by invitation alone where the role reads no others. */
const isOwn = (userId: string): Sql => sql`(client_id in ${colleaguesOf(userId)}
  and ${isOpenTo(userId, 'requests.read', 'project', sql`client_projects.id`)})`

/** The given project of a client or a colleague, else their newest, else null. Another's is refused (D-35). */
export async function ownProject(db: Db, clientId: string, projectId: string | undefined): Promise<ProjectRow | null> {
  if (projectId === undefined) return (await newestProject(db, clientId)) ?? null
  const project = await projectOf(db, clientId, projectId)
  if (!project) throw new Refusal(platformErrors.not_authorized)
  return project
}

const newestProject = (db: Db, clientId: string) =>
  db.row<ProjectRow>(sql`
    select ${PROJECT} from client_projects where ${isOwn(clientId)}
    order by created_at desc, id desc limit 1`)

export const projectOf = (db: Db, clientId: string, projectId: string) =>
  db.row<ProjectRow>(sql`
    select ${PROJECT} from client_projects where id = ${projectId} and ${isOwn(clientId)}`)

/** Row lock until the transaction ends. */
export const lockProject = (db: Db, clientId: string, projectId: string) =>
  db.row<ProjectRow>(sql`
    select ${PROJECT} from client_projects where id = ${projectId} and ${isOwn(clientId)} for update`)

/** Newest first: the first is the default. */
export const projectsOf = (db: Db, viewer: Member) =>
  db.rows<ProjectRow>(sql`
    select ${PROJECT} from client_projects where ${isOwn(viewer.userId)}
    order by created_at desc, id desc`)

/** Whether somebody of us has met this client already. */
export const hasFinished = async (db: Db, clientId: string): Promise<boolean> =>
  (await db.row(
    sql`select 1 from client_projects where client_id in ${colleaguesOf(clientId)} and step = ${CLIENT_STEP.DONE} limit 1`,
  )) !== undefined

export type ProjectColumns = Columns<'client_projects'>
/** What a client says of it, as its row has it. */
export type RequestColumns = Partial<Omit<Pick<ProjectRow, keyof ProjectRow & keyof ProjectColumns>, 'vacancy'>>

export async function insertProject(
  db: Db,
  project: { id: string; clientId: string; step: number; columns: ProjectColumns },
  now: Date,
) {
  const { id, clientId: client_id, step, columns } = project
  await db.also(insertion('client_projects', { ...columns, id, client_id, step, created_at: now, updated_at: now }))
}

/** Partial update; increments the version. */
export const saveProject = (db: Db, projectId: string, columns: ProjectColumns, now: Date) =>
  db.also(sql`
    update client_projects set ${sql.join([...assignments(columns), sql`version = version + 1`], ', ')},
      updated_at = ${now}
    where id = ${projectId}`)

/** Saves the step; that of the newest project is copied to the account and to colleagues (S-002). */
export async function saveStep(db: Db, project: { id: string; client_id: string }, step: number, now: Date) {
  await db.also(sql`update client_projects set step = ${step}, updated_at = ${now} where id = ${project.id}`)
  await mirrorStep(db, project.client_id, now)
}

/** Transfers requests and their recordings to a colleague. */
export async function moveRequests(db: Db, from: string, to: string, now: Date): Promise<void> {
  await changeFileOwner(db, 'scope-voice', from, to)
  await db.also(sql`update client_projects set client_id = ${to}, updated_at = ${now} where client_id = ${from}`)
}

/** The first contract of a request settles it: its brief is no longer changed. */
export const markContracted = (db: Db, id: string | null, now: Date) =>
  db.also(
    sql`update client_projects set contracted_at = ${now}, updated_at = ${now} where id = ${id} and contracted_at is null`,
  )

/** Somebody is looked for again: the brief may be changed, and whoever looks finds it open. */
export const reopenRequest = (db: Db, id: string, now: Date) =>
  db.also(sql`update client_projects set contracted_at = null, updated_at = ${now} where id = ${id}`)

export const erasePerson = (db: Db, { id }: ErasedPerson) =>
  db.run(sql`delete from client_projects where client_id = ${id}`)
