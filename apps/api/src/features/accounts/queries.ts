import { type Columns, assignments } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { IS_PENDING } from '../../platform/users.ts'
import { IS_UNANSWERED, releaseAddress } from './queries-imported.ts'
import type { Account, EmailOwnerRow, UserRow } from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

const USER = sql`id, email, type, step, timezone, phone_verified_at is not null as "isVerified", from_workable, role,
  first_name, last_name, second_first_name, second_last_name, phone, country, website, company, version, digits,
  (select role from organisation_members where user_id = users.id) as member_role`

/**
 * Owner of an address; staff count as one, without being revealed. An imported person who has not answered owns nothing: a
 * sign-up must not reveal that we have their address.
 */
export async function emailOwner(db: Db, email: string): Promise<{ type: 1 | 2; status: string } | null> {
  const row = await db.row<EmailOwnerRow>(sql`
    select type, status from users where email = ${email} and not ${IS_UNANSWERED}
    union all
    select 2, 'active' from staff where email = ${email}
    limit 1`)
  return row ?? null
}

/** Also taken by an imported record that has not consented yet. */
export const isTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db.row(sql`
    select from users where email = ${email} union all select from staff where email = ${email} limit 1`)) !== undefined

/** A colleague has seen the company behind this address (D-31). */
export const isAdmitted = async (db: Db, email: string): Promise<boolean> =>
  (await db.row(sql`
    select from tickets
    where from_email = ${email} and kind = 'company_proof' and data->>'admitted_at' is not null limit 1`)) !== undefined

export const userById = (db: Db, id: string) => db.one<UserRow>(sql`select ${USER} from users where id = ${id}`)

/** Row lock until the transaction ends. */
export const lockUser = (db: Db, id: string) =>
  db.one<UserRow>(sql`select ${USER} from users where id = ${id} for update`)

export const saveClient = (db: Db, id: string, columns: Columns<'users'>, now: Date) =>
  db.one<UserRow>(sql`
    update users set ${sql.join(assignments(columns), ', ')}, version = version + 1, updated_at = ${now}
    where id = ${id} returning ${USER}`)

const AWAITS_CONSENT = sql`${IS_UNANSWERED} as awaits_consent, email_verified_at is null as unproved`

export const accountByEmail = (db: Db, email: string) =>
  db.row<Account>(sql`select id, type, status, lang, ${AWAITS_CONSENT} from users where email = ${email}`)

export const accountByIdentity = (db: Db, issuer: string, subject: string) =>
  db.row<Account>(sql`
    select users.id, type, status, lang, ${AWAITS_CONSENT} from user_identities i join users on users.id = i.user_id
    where i.issuer = ${issuer} and i.subject = ${subject}`)

export type NewUser = {
  id: string
  type: 1 | 2
  status: 'pending' | 'active'
  email: string
  emailVerified: boolean
  first_name: string
  last_name: string
  phone: string | null
  phone_country: string | null
  country: string | null
  website: string | null
  role: string | null
  lang: 'ar' | 'en'
  in_competition: boolean
  signup_source: string
  marketing_campaign: string | null
  utm: object | null
  invited_by?: string | null
  step_one: object | null
  now: Date
}

/** False on a unique conflict: of two concurrent sign-ups exactly one wins. */
export async function insertUser(db: Db, user: NewUser): Promise<boolean> {
  await releaseAddress(db, user.email)
  const inserted = await db.run(sql`
    insert into users (id, type, status, email, email_verified_at, first_name, last_name, phone, phone_country, country,
      website, role, lang, in_competition, signup_source, marketing_campaign, utm, invited_by, step_one,
      created_at, updated_at)
    values (${user.id}, ${user.type}, ${user.status}, ${user.email}, ${user.emailVerified ? user.now : null},
      ${user.first_name}, ${user.last_name}, ${user.phone}, ${user.phone_country}, ${user.country}, ${user.website},
      ${user.role}, ${user.lang}, ${user.in_competition}, ${user.signup_source}, ${user.marketing_campaign},
      ${user.utm && JSON.stringify(user.utm)}, ${user.invited_by ?? null}, ${user.step_one && JSON.stringify(user.step_one)}, ${user.now}, ${user.now})
    on conflict (email) do nothing`)
  return inserted === 1
}

/** Overwrites a pending account: a visitor who books again may correct their data. */
export const replacePending = (db: Db, email: string, user: NewUser) =>
  db.also(sql`
    update users set first_name = ${user.first_name}, last_name = ${user.last_name}, phone = ${user.phone},
      phone_country = ${user.phone_country}, country = ${user.country}, website = ${user.website}, role = ${user.role},
      step_one = ${user.step_one && JSON.stringify(user.step_one)}, updated_at = ${user.now}
    where email = ${email} and ${IS_PENDING}`)

/** Marks the address as verified: a pending account opens (a closed one does not), with the competition it came from. */
export const confirmEmail = (db: Db, id: string, entry: { in_competition: boolean; role: string | null }, now: Date) =>
  db.also(sql`
    update users set email_verified_at = coalesce(email_verified_at, ${now}),
      status = case when ${IS_PENDING} then 'active' else status end,
      in_competition = in_competition or ${entry.in_competition},
      role = case when ${entry.in_competition} then coalesce(${entry.role}, role) else role end, updated_at = ${now}
    where id = ${id}`)

export const linkIdentity = (db: Db, userId: string, issuer: string, subject: string, now: Date) =>
  db.also(sql`
    insert into user_identities (issuer, subject, user_id, created_at) values (${issuer}, ${subject}, ${userId}, ${now})
    on conflict do nothing`)

export const saveTimezone = (db: Db, userId: string, timezone: string, now: Date) =>
  db.one<UserRow>(
    sql`update users set timezone = ${timezone}, updated_at = ${now} where id = ${userId} returning ${USER}`,
  )

export type Consent = { terms: boolean; privacy: boolean; marketing: boolean }

const insertConsent = (db: Db, userId: string, kind: keyof Consent, granted: boolean, now: Date) =>
  db.also(sql`
    insert into consents (id, user_id, kind, granted, version, at)
    values (${newId(now)}, ${userId}, ${kind}, ${granted}, '2026-11', ${now})`)

export async function recordConsents(db: Db, userId: string, consent: Consent, now: Date) {
  await insertConsent(db, userId, 'terms', consent.terms, now)
  await insertConsent(db, userId, 'privacy', consent.privacy, now)
  await insertConsent(db, userId, 'marketing', consent.marketing, now)
}

/** Deletes accounts that were never verified, which frees their addresses; who was imported has longer to answer. */
export const deleteUnproved = (db: Db, before: Date) =>
  db.run(sql`
    delete from users where email_verified_at is null and created_at < ${before}
      and not exists (select 1 from imported_talents where user_id = users.id)`)

/** The row stays, closed, for the foreign keys of what must be kept. */
export async function erasePerson(db: Db, { id, email }: ErasedPerson, now: Date): Promise<void> {
  await db.run(sql`delete from user_identities where user_id = ${id}`)
  await db.run(sql`delete from identity_handoffs where email = ${email}`)
  await db.also(sql`
    update users set status = 'closed', email = ${`${id}@closed.invalid`},
      first_name = '', last_name = '', second_first_name = null, second_last_name = null, phone = null, phone_country = null, phone_verified_at = null, country = null,
      website = null, company = null, role = null, timezone = null, marketing_campaign = null, utm = null, invited_by = null, step_one = null,
      updated_at = ${now}
    where id = ${id}`)
}
