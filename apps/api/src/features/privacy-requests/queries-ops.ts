import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type PrivacyState, isOpen, lapsedSince } from '@fareeq/domain/privacy-requests/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import type { PageQuery } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { IS_NOT_CLOSED } from '../../platform/users.ts'
import { keepsAccountOpen } from '../open-matters/queries.ts'
import type { Letter } from './queries.ts'
import type { RequestRow } from './rows.ts'

/** Both kinds as one list; what a state is, is said here only. */
const requests = (now: Date): Sql => sql`
  select id, user_id, 'closing' as kind,
    case when cancelled_at is not null then 'stopped' when closed_at is not null then 'done' else 'open' end as state,
    requested_at, received_on, closes_at, coalesce(cancelled_at, closed_at) as ended_at,
    recorded_by, reason, canceled_by, cancel_reason
  from account_closings
  union all
  select id, user_id, 'copy',
    case when fetched_at is not null then 'done' when requested_at <= ${lapsedSince(now)} then 'lapsed' else 'open' end,
    requested_at, received_on, null, fetched_at, recorded_by, reason, null, null
  from data_copies`

const nameOf = (staffId: Sql) => sql`(select name from staff where staff.id = ${staffId})`
const selectRequests = (page: Sql, lang: Lang, order: Sql): Sql => sql`
  select page.id, user_id, kind, state, requested_at, received_on::text, closes_at, ended_at, reason,
    cancel_reason as stop_reason, type,
    case when ${IS_NOT_CLOSED} then name_for(users, ${lang}) end as name,
    case when ${IS_NOT_CLOSED} then email end as email,
    state = 'open' and kind = 'closing' and ${keepsAccountOpen(sql`page.user_id`)} as waits_for_pay,
    ${nameOf(sql`page.recorded_by`)} as recorded_by, ${nameOf(sql`page.canceled_by`)} as stopped_by
  from (${page}) page join users on users.id = user_id order by page.id ${order}`

type Page = PageQuery & { state?: PrivacyState | undefined }

/** Keyset pagination: ids rise with the moment of the request, and so does its clock. */
export function requestsOf(db: Db, { state, cursor, limit }: Page, lang: Lang, now: Date) {
  const isOldestFirst = state !== undefined && isOpen(state)
  const order = isOldestFirst ? sql`asc` : sql`desc`
  const after = isOldestFirst ? sql`id > ${cursor ?? null}::uuid` : sql`id < ${cursor ?? null}::uuid`
  const page = sql`select * from (${requests(now)}) request
    where ${state ? sql`state = ${state}` : sql`true`} and ${cursor ? after : sql`true`}
    order by id ${order} limit ${limit + 1}`
  return db.rows<RequestRow>(selectRequests(page, lang, order))
}

export const requestById = (db: Db, id: string, lang: Lang, now: Date) =>
  db.row<RequestRow>(selectRequests(sql`select * from (${requests(now)}) request where id = ${id}`, lang, sql`desc`))

export const addressOfStaff = async (db: Db, staffId: string): Promise<string> =>
  (await db.one<{ email: string }>(sql`select email from staff where id = ${staffId}`)).email

export const openAccountOf = (db: Db, email: string) =>
  db.row<{ id: string }>(sql`select id from users where email = ${email} and ${IS_NOT_CLOSED}`)

/** Row lock: of two colleagues the second waits, and sees the request of the first. */
export const lockPerson = (db: Db, userId: string) =>
  db.row<{ id: string }>(sql`select id from users where id = ${userId} for no key update`)

export const lockClosing = (db: Db, id: string) =>
  db.row<{ id: string }>(sql`select id from account_closings where id = ${id} for update`)

/** The copy that is offered now, and who offered it. */
export const openCopyOf = (db: Db, userId: string, now: Date) =>
  db.row<{ name: string }>(sql`
    select name from data_copies join staff on staff.id = recorded_by
    where user_id = ${userId} and fetched_at is null and requested_at > ${lapsedSince(now)} limit 1`)

export const insertCopy = (db: Db, id: string, userId: string, { staffId, reason, receivedOn }: Letter, now: Date) =>
  db.also(sql`
    insert into data_copies (id, user_id, requested_at, received_on, recorded_by, reason)
    values (${id}, ${userId}, ${now}, ${receivedOn ?? null}::date, ${staffId}, ${reason})`)

/** False when nobody had offered one. */
export const markFetched = async (db: Db, userId: string, now: Date): Promise<boolean> =>
  (await db.run(sql`update data_copies set fetched_at = ${now} where user_id = ${userId} and fetched_at is null`)) > 0
