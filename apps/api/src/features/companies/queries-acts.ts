import { ACTS, type Act, type ActSubject } from '@fareeq/domain/kernel/permissions/acts.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Client, Staff } from '../../platform/session.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import type { ActRow, ActiveMemberRow, CompanyManagerRow } from './rows.ts'

/** Somebody of this company who can sign in. */
export const activeMember = (db: Db, _viewer: Staff, organisationId: string, userId: string, lang: Lang) =>
  db.row<ActiveMemberRow>(sql`
    select users.id, name_for(users, ${lang}) as name, organisation_members.role
    from organisation_members join users on users.id = user_id
    where organisation_id = ${organisationId} and users.id = ${userId} and ${IS_ACTIVE}`)

type NewAct = { id: string; organisationId: string; impersonationId: string; act: Act | null; subjectId: string | null }

/** False where the same was done to the same a moment ago: saving while somebody types is one act. */
export const insertAct = async (db: Db, newAct: NewAct, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into company_acts (id, organisation_id, impersonation_id, act, subject_id, at)
    values (${newAct.id}, ${newAct.organisationId}, ${newAct.impersonationId}, ${newAct.act}, ${newAct.subjectId}, ${now})
    on conflict do nothing`)) === 1

/** The colleague of an impersonation, the member in whose name they act, and the members of the company to notify. */
export const actorsOf = (db: Db, impersonationId: string) =>
  db.one<{ organisation_id: string; by: string; recipients: string[] }>(sql`
    select me.organisation_id, staff.name as by,
      array(select user_id from organisation_members as them where them.organisation_id = me.organisation_id
        and (them.role = 'owner' or them.user_id = staff_impersonations.user_id)) as recipients
    from staff_impersonations join staff on staff.id = staff_id
      join organisation_members as me on me.user_id = staff_impersonations.user_id
    where staff_impersonations.id = ${impersonationId}`)

export const actingSessions = (db: Db, organisationId: string) =>
  db.rows<{ id: string }>(sql`
    select sessions.id from sessions join staff_impersonations on staff_impersonations.id = impersonation_id
      join organisation_members on organisation_members.user_id = sessions.user_id
    where acts and revoked_at is null and organisation_id = ${organisationId}`)

/** Of the caller's company. */
export const ownManager = (db: Db, { userId }: Client) =>
  db.row<CompanyManagerRow>(sql`
    select staff.name, staff.email from companies join staff on staff.id = manager_id
    where staff.active
      and organisation_id = (select organisation_id from organisation_members where user_id = ${userId})`)

const actsAbout = (subject: ActSubject): Sql =>
  sql.literals(Object.entries(ACTS).flatMap(([act, about]) => (about === subject ? [act] : [])))

type Page = { before: string | undefined; limit: number }

export const ownActs = (db: Db, { userId }: Client, lang: Lang, page: Page) =>
  actsIn(db, sql`(select organisation_id from organisation_members where user_id = ${userId})`, lang, page)

export const actsOf = (db: Db, _viewer: Staff, organisationId: string, lang: Lang, page: Page) =>
  actsIn(db, sql`${organisationId}::uuid`, lang, page)

/** Keyset pagination, newest first. */
const actsIn = (db: Db, organisation: Sql, lang: Lang, { before, limit }: Page) => {
  const talent = (id: Sql) => sql`(select name_for(users, ${lang}) from users where users.id = ${id})`
  return db.rows<ActRow>(sql`
    select company_acts.id, act, staff.name as by, name_for(members, ${lang}) as in_name_of, reason, company_acts.at,
      case
        when act in (${actsAbout('talent')}) then ${talent(sql`subject_id`)}
        when act in (${actsAbout('nomination')})
          then (select ${talent(sql`talent_id`)} from nominations where nominations.id = subject_id)
        when act in (${actsAbout('interview')})
          then (select ${talent(sql`talent_id`)} from interviews where interviews.id = subject_id)
        when act in (${actsAbout('request')})
          then (select product_name from client_projects where client_projects.id = subject_id)
      end as about,
      case
        when act in (${actsAbout('nomination')})
          then (select project_id from nominations where nominations.id = subject_id)
        when act in (${actsAbout('talent')})
          then (select id from users where users.id = subject_id and ${IS_ACTIVE})
        else subject_id
      end as target
    from company_acts join staff_impersonations on staff_impersonations.id = impersonation_id join staff on staff.id = staff_id
      join users as members on members.id = staff_impersonations.user_id
    where organisation_id = ${organisation}
      ${before ? sql`and company_acts.id < ${before}` : sql``}
    order by company_acts.id desc limit ${limit + 1}`)
}
