import type { OwnedKind } from '@fareeq/domain/staff/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { lockedUntil } from '../codes/queries.ts'
import { companyName } from './queries-audit.ts'
import type { AccountRow, LockedAccount, OwnedRow } from './rows.ts'

const accounts = (now: Date, where: Sql) => sql`
  select staff.id, staff.email, staff.name, staff.roles, staff.active, staff.ended_at,
    staff.totp_secret is not null as has_authenticator, staff.last_seen_at,
    (select count(*)::int from sessions
     where staff_id = staff.id and revoked_at is null and expires_at > ${now}) as open_sessions,
    ${lockedUntil(sql`'staff:' || staff.email`, sql`staff.email`, now)} as locked_until,
    case when r.id is not null then json_build_object('id', r.id, 'asked_by', r.asked_by, 'asker', by.name,
      'reason', r.reason) end as reset,
    r.asked_at as reset_asked_at, r.expires_at as reset_expires_at
  from staff
  left join staff_resets r on r.staff_id = staff.id and r.decided_at is null and r.expires_at > ${now}
  left join staff as by on by.id = r.asked_by
  ${where}`

export const allAccounts = (db: Db, _viewer: Staff, now: Date) =>
  db.rows<AccountRow>(accounts(now, sql`order by staff.active desc, staff.name, staff.id`))

export const accountById = (db: Db, _viewer: Staff, id: string, now: Date) =>
  db.row<AccountRow>(accounts(now, sql`where staff.id = ${id}`))

/**
 * Locks every admin and the account that is about to be changed, in one order: of two who act at once the second waits, and
 * reads what the first has left. A lock taken after the others would be out of order, and the two could deadlock.
 */
export const lockAdmins = async (db: Db, accountId: string | null = null): Promise<string[]> =>
  (
    await db.rows<{ id: string; is_admin: boolean }>(sql`
      select id, active and 'admin' = any(roles) as is_admin from staff
      where active and 'admin' = any(roles) or id = ${accountId} order by id for update`)
  )
    .filter(({ is_admin }) => is_admin)
    .map(({ id }) => id)

export const lockAccount = (db: Db, _viewer: Staff, id: string) =>
  db.row<LockedAccount>(
    sql`select id, email, name, roles, active, mail_lang as lang from staff where id = ${id} for update`,
  )

export const lockAccountByEmail = (db: Db, email: string) =>
  db.row<LockedAccount>(
    sql`select id, email, name, roles, active, mail_lang as lang from staff where email = ${email} for update`,
  )

export const isStaffEmail = async (db: Db, email: string): Promise<boolean> =>
  (await db.row(sql`select 1 from staff where email = ${email}`)) !== undefined

type NewAccount = { id: string; email: string; name: string; roles: readonly string[]; totp: Buffer; step: number }

export const insertAccount = (db: Db, { id, email, name, roles, totp, step }: NewAccount, now: Date) =>
  db.also(sql`
    insert into staff (id, email, name, roles, created_at, totp_secret, totp_step)
    values (${id}, ${email}, ${name}, ${roles}, ${now}, ${totp}, ${step})`)

export const saveRoles = (db: Db, id: string, roles: readonly string[]) =>
  db.also(sql`update staff set roles = ${roles} where id = ${id}`)

/** The row stays: the trail names it. Without a secret it cannot sign in. */
export const endAccount = (db: Db, id: string, now: Date) =>
  db.also(sql`update staff set active = false, ended_at = ${now}, totp_secret = null where id = ${id}`)

export const dropAuthenticator = (db: Db, id: string) =>
  db.also(sql`update staff set totp_secret = null, totp_step = null where id = ${id}`)

/** The name may be chosen anew with it. */
export const replaceAuthenticator = (db: Db, id: string, totp: Buffer, step: number) =>
  db.also(sql`update staff set totp_secret = ${totp}, totp_step = ${step} where id = ${id}`)

const ITEMS = 10

const owned = (kind: OwnedKind, columns: Sql, from: Sql, order: Sql) => sql`
  select ${sql.literals([kind])} as kind, count(*)::int as count,
    coalesce(json_agg(json_build_object('id', id, 'name', name, 'at', at) order by place)
      filter (where place <= ${ITEMS}), '[]') as items
  from (select ${columns}, row_number() over (order by ${order}) as place from ${from}) found`

/** A literal: the life of tickets stands above this feature. `app-lives.test.ts` compares it. */
export const TICKET_IN_WORK = sql`state <> 'closed'`

/** Open tickets, requests, meetings ahead and companies. */
export const ownedBy = (db: Db, _viewer: Staff, id: string, now: Date) =>
  db.rows<OwnedRow>(sql`
    ${owned(
      'tickets',
      sql`id, reference as name, due_at as at`,
      sql`tickets where owner_id = ${id} and ${TICKET_IN_WORK}`,
      sql`due_at, id`,
    )}
    union all
    ${owned(
      'requests',
      sql`id, product_name as name, null::timestamptz as at`,
      sql`client_projects where manager_id = ${id}`,
      sql`created_at desc, id`,
    )}
    union all
    ${owned(
      'meetings',
      sql`id, concat_ws(' ', first_name, last_name) as name, starts_at as at`,
      sql`meetings where host_id = ${id} and canceled_by is null and ends_at > ${now}`,
      sql`starts_at, id`,
    )}
    union all
    ${owned(
      'companies',
      sql`organisation_id as id, ${companyName(sql`companies.organisation_id`)} as name, null::timestamptz as at`,
      sql`companies where manager_id = ${id}`,
      sql`organisation_id`,
    )}`)
