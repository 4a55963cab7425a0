import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import type { MemberRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { setStep } from '../../platform/users.ts'
import type { MemberRow } from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

/**
 * Tenant scope: ids of everybody in the same organisation. Every query of a client's data filters `client_id in (…)` by it.
 */
export const colleaguesOf = (userId: string | Sql): Sql => sql`(
  select colleagues.user_id from organisation_members as me
    join organisation_members as colleagues on colleagues.organisation_id = me.organisation_id
  where me.user_id = ${userId})`

export const colleagueIds = async (db: Db, userId: string): Promise<string[]> =>
  (await db.rows<{ user_id: string }>(colleaguesOf(userId))).map(({ user_id }) => user_id)

export const organisationOf = async (db: Db, userId: string): Promise<string> =>
  (await db.one<{ id: string }>(sql`select organisation_id as id from organisation_members where user_id = ${userId}`))
    .id

/** Row lock: serialises changes of an organisation, so that two owners cannot remove each other. */
export async function lockOrganisation(db: Db, userId: string): Promise<string> {
  const id = await organisationOf(db, userId)
  await db.run(sql`select from organisations where id = ${id} for update`)
  return id
}

const MEMBER = sql`
  select users.id, first_name, last_name, second_first_name, second_last_name, email, organisation_members.role, joined_at
  from organisation_members join users on users.id = user_id`

export const membersOf = (db: Db, organisationId: string) =>
  db.rows<MemberRow>(sql`${MEMBER} where organisation_id = ${organisationId}
    order by organisation_members.role <> 'owner', joined_at, users.id`)

/** Members of the same organisation; none for a talent. */
export const membersWith = (db: Db, userId: string) =>
  db.rows<MemberRow>(sql`${MEMBER} where users.id in ${colleaguesOf(userId)} and users.id <> ${userId}`)

/** What a person says of their company, or else a colleague, owners first: who was invited was not asked for it. */
export const companyDetail = (person: string, column: 'website' | 'country'): Sql => sql`coalesce(
  ${sql.id(person)}.${sql.id(column)}, (
  select users.${sql.id(column)} from organisation_members join users on users.id = user_id
  where user_id in ${colleaguesOf(sql`${sql.id(person)}.id`)} and users.${sql.id(column)} is not null
  order by organisation_members.role <> 'owner', joined_at, user_id limit 1))`

/** What they call their company, or its address on the web; without either the name of a person. */
export const nameOfOrganisation = (organisationId: string | Sql, lang: Lang): Sql => sql`(
  select coalesce(company, nullif(regexp_replace(website, '^https?://(www\.)?([^/]+).*$', '\\2'), ''),
    name_for(users, ${lang}))
  from organisation_members join users on users.id = user_id
  where organisation_members.organisation_id = ${organisationId}
  order by company is null, website is null, organisation_members.role <> 'owner', joined_at, user_id limit 1)`

export const organisationName = async (db: Db, organisationId: string, lang: Lang): Promise<string> =>
  (await db.one<{ name: string }>(sql`select ${nameOfOrganisation(organisationId, lang)} as name /* not null */`)).name

/** Of the company that a list of colleagues is filtered by: null where there is none, or its page is closed to them. */
export const filteredCompany = async (db: Db, { roles }: Staff, id: string | undefined, lang: Lang) =>
  id !== undefined && staffMay(roles, 'companies.read') ? organisationName(db, id, lang) : null

export const saveRole = (db: Db, userId: string, role: MemberRole) =>
  db.also(sql`update organisation_members set role = ${role} where user_id = ${userId}`)

export const moveMember = (db: Db, userId: string, organisationId: string, role: MemberRole, now: Date) =>
  db.also(sql`
    update organisation_members set organisation_id = ${organisationId}, role = ${role}, joined_at = ${now}
    where user_id = ${userId}`)

/** A removed member is a client like any other, with an organisation of their own. */
export const createOwn = (db: Db, userId: string, now: Date) =>
  db.run(sql`
    with founded as (insert into organisations (created_at) values (${now}) returning id)
    update organisation_members set organisation_id = founded.id, role = 'owner', joined_at = ${now}
    from founded where user_id = ${userId}`)

/** What somebody would leave behind by joining another organisation. */
export const countOwn = (db: Db, userId: string) =>
  db.one<{ requests: number; colleagues: number }>(sql`
    select (select count(*)::int from client_projects where client_id in ${colleaguesOf(userId)}) as requests,
      (select count(*)::int from organisation_members where user_id in ${colleaguesOf(userId)}) - 1 as colleagues`)

/** Copies the step of the newest request to the account and to colleagues (S-002). */
export async function mirrorStep(db: Db, clientId: string, now: Date): Promise<void> {
  const newest = await db.row<{ step: number; people: string[] }>(sql`
    select step, array(select id from users where id in ${colleaguesOf(clientId)}) as people
    from client_projects where client_id in ${colleaguesOf(clientId)}
    order by created_at desc, id desc limit 1`)
  if (newest) await setStep(db, newest.people, newest.step, now)
}

export async function erasePerson(db: Db, { id }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from organisation_members where user_id = ${id}`)
  await db.run(sql`delete from organisation_invitations where invited_by = ${id}`)
}
