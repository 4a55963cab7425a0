import { CONCERNING } from '@fareeq/domain/nominations/rules.ts'
import type { NominationList, PassTag } from '@fareeq/domain/nominations/schema.ts'
import { ACCEPTED, EXPIRING, type NominationState, UNDECIDED, WITHDRAWN } from '@fareeq/domain/nominations/states.ts'
import type { Step } from '@fareeq/domain/selections/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Member } from '../../platform/session.ts'
import { IS_HIRED } from '../matching/queries-marks.ts'
import { colleaguesOf } from '../organisations/queries.ts'
import { isOpenTo } from '../organisations/queries-invited.ts'
import { QUALIFIED, VERIFIED } from '../talents/queries-profile.ts'
import type { NewNomination } from './queries-saving.ts'
import type { LockedNomination, NominationRef, NominationRow, RequestOfRow } from './rows.ts'

/** Those of the company; by invitation alone where the role reads no others. */
export const isOwn = (userId: string): Sql => sql`(client_projects.client_id in ${colleaguesOf(userId)}
  and ${isOpenTo(userId, 'nominations.read', 'nomination', sql`nominations.id`)})`

const LOCKED_COLUMNS = sql`nominations.id, project_id, talent_id, client_id, state, expires_at, asked_at`
const FROM = sql`nominations join client_projects on client_projects.id = project_id`

const newestInterview = (column: Sql) => sql`
  (select ${column} from interviews where nomination_id = nominations.id order by created_at desc, id desc limit 1)`
export const NEWEST_INTERVIEW = newestInterview(sql`id`)
export const NEWEST_ROUND = newestInterview(sql`round`)

/**
 * Lock order: the request before its nominations. Nominating locks it, and a move that begins or ends the standing of
 * a nomination counts it there (migration 0076).
 */
const lockRequestOf = (db: Db, id: string) =>
  db.also(sql`
    select from client_projects where id = (select project_id from nominations where id = ${id}) for no key update`)

/** Row lock until the transaction ends. */
export async function lockNomination(db: Db, id: string) {
  await lockRequestOf(db, id)
  return db.row<LockedNomination>(
    sql`select ${LOCKED_COLUMNS} from ${FROM} where nominations.id = ${id} for update of nominations`,
  )
}

/** What the requests of somebody still wait for. */
export const openNominationsOf = (db: Db, clientId: string) =>
  db.rows<{ id: string }>(sql`
    select nominations.id from nominations join client_projects on client_projects.id = project_id
    where client_projects.client_id = ${clientId} and nominations.state in (${sql.literals(EXPIRING)}) order by nominations.id`)

export async function lockOwn(db: Db, { userId }: Member, id: string) {
  await lockRequestOf(db, id)
  return db.row<LockedNomination>(sql`
    select ${LOCKED_COLUMNS} from ${FROM} where nominations.id = ${id} and ${isOwn(userId)}
    for update of nominations`)
}

/** What the talent may know of a nomination's request. */
export const requestOf = (db: Db, id: string) =>
  db.one<RequestOfRow>(sql`select role, industry, pass_tag from ${FROM} where nominations.id = ${id}`)

/** What the company and colleagues both read of a nomination. */
export type NotifiedNomination = {
  id: string
  project_id: string
  talent_id: string
  state: NominationState
  reasons: string[]
  second_reasons: string[]
  early_reason: string | null
  early_steps: Step[] | null
  expires_at: Date
  created_at: Date
  nominated_by: string | null
  pass_reason: string | null
  pass_tag: PassTag | null
  asked: boolean
}

/** Literals: the life of interviews stands above this feature. `app-lives.test.ts` compares them. */
export const INTERVIEW_OF_CLIENT = sql`interview.state in (
  'pending_client_time_slots', 'pending_client_confirmation_on_new_slots', 'client_pending')`
/** Sort key of current nominations: what asks for an answer of the company, what goes on elsewhere, what is decided. */
const ORDER = sql`case
  when nominations.state in (${sql.literals(UNDECIDED)}) or (nominations.state in (${sql.literals(EXPIRING)}) and ${INTERVIEW_OF_CLIENT}) then 0
  when nominations.state in (${sql.literals(EXPIRING)}) then 1 else 2 end`
const DEADLINE = sql`case
  when nominations.state in (${sql.literals(UNDECIDED)}) then expires_at else coalesce(interview.due_at, expires_at) end`
/** Of the newest thing the company could have done itself. */
const ACTED_BY = sql`(
  select staff.name from nomination_events as events
    left join staff on staff.id = actor_id and actor_kind = 'staff'
  where nomination_id = nominations.id and kind in ('pass', 'ask_for_days') order by events.id desc limit 1)`
const NOMINATION_COLUMNS = sql`
  nominations.id, nominations.project_id, product_name, nominations.state, reasons, second_reasons, early_reason, early_steps, expires_at, nominations.created_at,
  staff.name as nominated_by, pass_reason, pass_tag, asked_at is not null as asked, ${ACTED_BY} as acted_by, reference, question.due_at,
  salary_unlocked_at is not null as unlocked, client_projects.availability as requested_time,
  contract.id as contract_id, ${IS_HIRED} as is_hired,
  case when interview.id is not null then json_build_object('id', interview.id, 'state', interview.state,
    'due_at', interview.due_at, 'feedback_days', feedback_days, 'round', round) end as interview, nominations.talent_id,
  first_name, last_name, second_first_name, second_last_name, photo_key, profile.role,
  experience_months, country, timezone, skills, full_time, part_time,
  case when unavailable then null else weeks end as weeks, ${VERIFIED} as verified, ${QUALIFIED} as qualified,
  salary_full_time, salary_part_time, salary_shown, hiring_status, selections.state as selection,
  selections.due_at as step_due_at, (
    select starts_at from selection_meetings as meeting
    where meeting.talent_id = nominations.talent_id and meeting.step = selections.state and outcome is null
    order by starts_at desc limit 1) as step_meeting_at`
const tablesFrom = (source: Sql) => sql`
  ${source} join client_projects on client_projects.id = project_id
  join users on users.id = nominations.talent_id
  join talent_profiles as profile on profile.user_id = nominations.talent_id
  left join selections on selections.talent_id = nominations.talent_id
  left join lateral (
    select id, state, due_at, feedback_days, round from interviews
    where nomination_id = nominations.id order by created_at desc, id desc limit 1
  ) interview on true
  left join lateral (
    select id from contracts
    where contracts.project_id = nominations.project_id and contracts.talent_id = nominations.talent_id
    order by id desc limit 1
  ) contract on true
  left join staff on staff.id = nominated_by
  left join lateral (
    select reference, due_at from tickets
    where kind = 'extension' and data->>'nomination_id' = nominations.id::text
    order by tickets.created_at desc limit 1
  ) question on asked_at is not null`
const NOMINATION_TABLES = tablesFrom(sql`nominations`)

/** Not kept: the row of a nomination as it would be, read by the very query that its company reads it with. */
export const previewNomination = (
  db: Db,
  omit: Omit<NewNomination, 'reasons' | 'second_reasons' | 'early_reason' | 'early_steps'>,
) =>
  db.row<NominationRow>(sql`
    select ${NOMINATION_COLUMNS} from ${tablesFrom(sql`(
      select ${omit.id}::uuid as id, ${omit.project_id}::uuid as project_id, ${omit.talent_id}::uuid as talent_id,
        'reserved' as state, '{}'::text[] as reasons, '{}'::text[] as second_reasons, null as early_reason,
        null as early_steps,
        ${omit.expires_at}::timestamptz as expires_at, ${omit.now}::timestamptz as created_at,
        ${omit.nominated_by}::uuid as nominated_by, null as pass_reason, null as pass_tag,
        null::timestamptz as asked_at, null::timestamptz as salary_unlocked_at) as nominations`)}`)

export const ownNomination = (db: Db, { userId }: Member, id: string) =>
  db.row<NominationRow>(sql`
    select ${NOMINATION_COLUMNS} from ${NOMINATION_TABLES} where nominations.id = ${id} and ${isOwn(userId)}`)

type Page = PageQuery & {
  projectId: string | undefined
  list: NominationList | undefined
}

/** By the clock, whether or not the expiry is saved yet. */
export const standsAt = (now: Date) => sql`
  (nominations.state in (${sql.literals(ACCEPTED)}) or (nominations.state in (${sql.literals(EXPIRING)}) and expires_at > ${now}))`
const inList = (list: NominationList, now: Date) => {
  const isCurrent = sql`(${standsAt(now)} and not ${IS_HIRED})`
  return list === 'past' ? sql`not ${isCurrent}` : isCurrent
}

/** The place of a nomination among the current ones; the cursor of a page is the last one's id. */
const PLACE = sql`${ORDER}, ${DEADLINE}, nominations.id`
const placeOf = (id: string) => sql`(select ${PLACE} from ${NOMINATION_TABLES} where nominations.id = ${id}::uuid)`

/**
 * Current ones by what they ask of the company and by when, all others newest first.
 */
export const nominationsOf = (db: Db, { userId }: Member, { projectId, list, cursor, limit }: Page, now: Date) => {
  const isCurrent = list === 'standing'
  const after = (id: string) => (isCurrent ? sql`(${PLACE}) > ${placeOf(id)}` : olderThan(sql`nominations.id`, id))
  return db.rows<NominationRow>(sql`
    select ${NOMINATION_COLUMNS} from ${NOMINATION_TABLES}
    where ${sql.join(
      [
        isOwn(userId),
        sql`nominations.state not in (${sql.literals(WITHDRAWN)})`,
        ...(projectId ? [sql`nominations.project_id = ${projectId}`] : []),
        ...(list ? [inList(list, now)] : []),
        ...(cursor ? [after(cursor)] : []),
      ],
      ' and ',
    )}
    order by ${isCurrent ? PLACE : sql`nominations.id desc`} limit ${limit + 1}`)
}

/** Whether they wait or are over by time alone: what the page of nominations is there for. */
export const countConcerning = async (db: Db, { userId }: Member, projectId?: string) =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from ${FROM}
      where ${isOwn(userId)} and state = any(${[...CONCERNING]})
        ${projectId ? sql`and project_id = ${projectId}` : sql``}`)
  ).count

const MAX_LISTED = 100
/** The same, one by one, newest first. */
export const concerningOf = (db: Db, { userId }: Member, projectId?: string) =>
  db.rows<NominationRef>(sql`
    select nominations.id, project_id, talent_id, state, expires_at from ${FROM}
    where ${isOwn(userId)} and state = any(${[...CONCERNING]})
      ${projectId ? sql`and project_id = ${projectId}` : sql``}
    order by nominations.id desc limit ${MAX_LISTED}`)

/** Undecided, and not over by time: what the home, its badge and the mails of a company count. */
export const awaitsDecision = (now: Date): Sql =>
  sql`(nominations.state in (${sql.literals(UNDECIDED)}) and nominations.expires_at > ${now})`
