import type { Evidence } from '@fareeq/domain/companies/limits.ts'
import type { Health } from '@fareeq/domain/companies/rules-health.ts'
import { NO_MANAGER } from '@fareeq/domain/companies/schema.ts'
import { PROVEN, type ProofState } from '@fareeq/domain/companies/states.ts'
import { RUNNING } from '@fareeq/domain/contracts/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { questionOf } from '@fareeq/domain/searches/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import type { PageQuery } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import { nameOfOrganisation } from '../organisations/queries.ts'
import { clientsFor } from '../searches/queries-people.ts'
import { type HealthScope, hasHealth, lastActive } from './queries-health.ts'
import type { CompanyMemberRow, CompanyRow, LockedCompany } from './rows.ts'

/** Company details entered by an owner take precedence over those of other members. */
const ownerFirst = (
  column: Sql,
): Sql => sql`(select ${column} from organisation_members join users on users.id = user_id
  where organisation_id = organisations.id and ${column} is not null
  order by organisation_members.role <> 'owner', joined_at, user_id limit 1)`
const PEOPLE = sql`(select user_id from organisation_members where organisation_id = organisations.id)`

/** A company may have worked with us before it had an account. */
const SINCE = sql`least(organisations.created_at,
  (select min(client_projects.created_at) from client_projects where client_id in ${PEOPLE}),
  (select min(interviews.created_at) from interviews where interviews.client_id in ${PEOPLE}),
  (select min(start_day::timestamp at time zone 'Asia/Riyadh') from contract_terms
    join contracts on contracts.id = contract_id where contracts.client_id in ${PEOPLE}))`

const selectCompany = (lang: Lang) => sql`
  select organisations.id, ${nameOfOrganisation(sql`organisations.id`, lang)} as name /* not null */, organisations.created_at, ${SINCE} as since,
    coalesce(proof_state, 'unproven') as proof, manager_id, managers.name as manager_name, managed_since, evidence,
    proof_note, provers.name as proof_by, proof_at, ${ownerFirst(sql`website`)} as website, ${ownerFirst(sql`country`)} as country,
    (select count(*)::int from organisation_members where organisation_id = organisations.id) as people,
    (select count(*)::int from client_projects
      where client_id in ${PEOPLE} and contracted_at is null) as open_requests,
    (select count(*)::int from contracts
      where client_id in ${PEOPLE} and state in (${sql.literals(RUNNING)})) as running_contracts,
    ${lastActive(sql`organisations.id`)} as last_active_at
  from organisations left join companies on companies.organisation_id = organisations.id
    left join staff as managers on managers.id = manager_id left join staff as provers on provers.id = proof_by`

/** Somebody of it has proved an address. A scalar, evaluated row by row: `exists` would be joined to all companies. */
const IS_OPEN = sql`coalesce((select true from organisation_members join users on users.id = user_id
  where organisation_id = organisations.id and ${IS_ACTIVE} limit 1), false)`

export type CompanyFilter = {
  q: string
  manager?: string | undefined
  health?: Health | undefined
  proof?: ProofState | undefined
}
type Page = CompanyFilter & PageQuery & { scope: HealthScope; lang: Lang }

const proofIs = (proof: ProofState): Sql => {
  const proven = sql`organisations.id in (select organisation_id from companies where proof_state in (${sql.literals(PROVEN)}))`
  return proof === 'proven' ? proven : sql`not ${proven}`
}

/** Newest first. */
export const companyRows = (db: Db, _viewer: Staff, { q, manager, health, proof, cursor, ...page }: Page) => {
  const conditions: Sql[] = [
    IS_OPEN,
    ...(q
      ? [
          sql`organisations.id in (select organisation_id from organisation_members where user_id in (
            select id from (${clientsFor(questionOf(q))}) as found))`,
        ]
      : []),
    ...(manager ? [manager === NO_MANAGER ? sql`manager_id is null` : sql`manager_id = ${manager}`] : []),
    ...(proof ? [proofIs(proof)] : []),
    ...(health ? [hasHealth(health, page.scope)] : []),
    ...(cursor
      ? [
          sql`(organisations.created_at, organisations.id) < (
            select created_at, id from organisations as last where last.id = ${cursor})`,
        ]
      : []),
  ]
  return db.rows<CompanyRow>(sql`
    ${selectCompany(page.lang)} where ${sql.join(conditions, ' and ')}
    order by organisations.created_at desc, organisations.id desc limit ${page.limit + 1}`)
}

export const companyById = (db: Db, _viewer: Staff, id: string, lang: Lang) =>
  db.row<CompanyRow>(sql`${selectCompany(lang)} where organisations.id = ${id} and ${IS_OPEN}`)

export const membersOfCompany = (db: Db, _viewer: Staff, id: string, lang: Lang) =>
  db.rows<CompanyMemberRow>(sql`
    select users.id, name_for(users, ${lang}) as name, email, phone, organisation_members.role, joined_at,
      (select at from audit_entries where actor_id = users.id order by audit_entries.id desc limit 1) as last_active_at
    from organisation_members join users on users.id = user_id
    where organisation_id = ${id} order by organisation_members.role <> 'owner', joined_at, users.id`)

/** Row lock, of a row that begins with the first thing we keep about the company. */
export async function lockCompany(db: Db, _viewer: Staff, id: string, now: Date): Promise<LockedCompany | undefined> {
  await db.run(sql`
    insert into companies (organisation_id, updated_at)
    select organisations.id, ${now} from organisations where organisations.id = ${id} and ${IS_OPEN}
    on conflict do nothing`)
  return db.row<LockedCompany>(
    sql`select manager_id, proof_state from companies where organisation_id = ${id} for update`,
  )
}

export const saveManager = (db: Db, id: string, staffId: string | null, now: Date) =>
  db.also(sql`
    update companies set manager_id = ${staffId}, managed_since = ${staffId ? now : null}, updated_at = ${now}
    where organisation_id = ${id}`)

type Proof = { from: ProofState; to: ProofState; evidence: Evidence | null; note: string; by: string }
export const saveProof = (db: Db, id: string, { from, to, evidence, note, by }: Proof, now: Date) =>
  db.run(sql`
    update companies set proof_state = ${to}, evidence = ${evidence}, proof_note = ${note}, proof_by = ${by},
      proof_at = ${now}, updated_at = ${now}
    where organisation_id = ${id} and proof_state = ${from}`)

export const moveCompanies = (db: Db, from: string, to: string, now: Date) =>
  db.rows<{ id: string }>(sql`
    update companies set manager_id = ${to}, managed_since = ${now}, updated_at = ${now}
    where manager_id = ${from} returning organisation_id as id`)
