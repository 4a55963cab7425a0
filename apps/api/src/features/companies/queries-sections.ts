import type { CompanySection } from '@fareeq/domain/companies/limits.ts'
import { SECTION_LENGTH } from '@fareeq/domain/companies/limits.ts'
import { RUNNING, TERMINATED } from '@fareeq/domain/contracts/states.ts'
import { CALLED_OFF, CLOSED } from '@fareeq/domain/interviews/states.ts'
import { ISSUED_STATES, PAYABLE } from '@fareeq/domain/invoices/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { AHEAD } from '@fareeq/domain/meetings/states.ts'
import { STANDING } from '@fareeq/domain/nominations/states.ts'
import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import { MERGED_TICKETS, OPEN_TICKETS } from '@fareeq/domain/tickets/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { Sql, sql } from '../../platform/db/sql.ts'

type SectionScope = { readonly roles: readonly string[]; readonly lang: Lang; readonly now: Date }

export type SectionRow = {
  section: CompanySection
  total: number
  open: number
  is_open: boolean
  id: string
  target: string | null
  name: string | null
  about: string | null
  state: string
  at: Date | null
  amount: string | null
  /** Of a request: what its stage and its name depend on. */
  facts: { step: number; contracted: boolean; nominations: number; role: string | null; vacancy: object | null } | null
}

/** One section as SQL: all of the company's, whether each is open, and what is read for the few that are shown. */
type Source = { readonly id: Sql; readonly isOpen: Sql; readonly from: Sql; readonly details: Sql }

const PEOPLE = sql`(select user_id from people)`
const PROJECTS = sql`(select id from projects)`
/** `target, name, about, state, at, amount, facts` of `item.id`. */
const columns = (all: { target?: Sql; name: Sql; about: Sql; state: Sql; at: Sql; amount?: Sql; facts?: Sql }) => sql`
  select ${all.target ?? sql`null::uuid`} as target, ${all.name} as name, ${all.about} as about, ${all.state} as state,
    ${all.at} as at, ${all.amount ?? sql`null::bigint`} as amount, ${all.facts ?? sql`null::json`} as facts`

const SOURCES: Readonly<Record<CompanySection, (scope: SectionScope) => Source>> = {
  request: () => ({
    id: sql`client_projects.id`,
    isOpen: sql`contracted_at is null`,
    from: sql`from client_projects where client_id in ${PEOPLE}`,
    details: sql`${columns({
      name: sql`product_name`,
      about: sql`staff.name`,
      state: sql`''`,
      at: sql`client_projects.updated_at`,
      facts: sql`json_build_object('step', step, 'contracted', contracted_at is not null, 'role', role, 'vacancy', vacancy,
        'nominations', standing_nominations)`,
    })} from client_projects left join staff on staff.id = manager_id where client_projects.id = item.id`,
  }),
  meeting: ({ lang, now }) => ({
    id: sql`meetings.id`,
    isOpen: sql`state in (${sql.literals(AHEAD)}) and ends_at > ${now}`,
    from: sql`from meetings where id = any(array(
      select id from meetings where user_id in ${PEOPLE} union select id from meetings where project_id in ${PROJECTS}))`,
    details: sql`${columns({
      name: sql`name_or_closed(first_name || ' ' || last_name, ${lang})`,
      about: sql`staff.name`,
      state: sql`state`,
      at: sql`starts_at`,
    })} from meetings join staff on staff.id = host_id where meetings.id = item.id`,
  }),
  nomination: ({ lang }) => ({
    id: sql`nominations.id`,
    isOpen: sql`state in (${sql.literals(STANDING)})`,
    from: sql`from nominations where project_id in ${PROJECTS}`,
    details: sql`${columns({
      target: sql`project_id`,
      name: sql`name_for(users, ${lang})`,
      about: sql`product_name`,
      state: sql`state`,
      at: sql`expires_at`,
    })} from nominations join users on users.id = talent_id join client_projects on client_projects.id = project_id
      where nominations.id = item.id`,
  }),
  interview: ({ lang }) => ({
    id: sql`interviews.id`,
    isOpen: sql`state not in (${sql.literals(CLOSED)})`,
    from: sql`from interviews where project_id in ${PROJECTS}`,
    details: sql`${columns({
      name: sql`name_for(users, ${lang})`,
      about: sql`product_name`,
      state: sql`state`,
      at: sql`case when state in (${sql.literals(CALLED_OFF)}) then interviews.updated_at
        else coalesce(starts_at, due_at, interviews.updated_at) end`,
    })} from interviews join users on users.id = talent_id join client_projects on client_projects.id = project_id
      where interviews.id = item.id`,
  }),
  contract: ({ lang }) => ({
    id: sql`contracts.id`,
    isOpen: sql`state in (${sql.literals(RUNNING)})`,
    from: sql`from contracts where client_id in ${PEOPLE}`,
    details: sql`${columns({
      name: sql`name_for(users, ${lang})`,
      about: sql`number`,
      state: sql`state`,
      // The day it really ended, or the agreed one.
      at: sql`case when state in (${sql.literals(TERMINATED)}) then (select max(at) from contract_events where contract_id = contracts.id)
        else (select least(end_day, contracts.early_end)::timestamp at time zone 'Asia/Riyadh' from contract_terms
          where contract_id = contracts.id and contract_terms.term = contracts.term) end`,
    })} from contracts join users on users.id = talent_id where contracts.id = item.id`,
  }),
  invoice: () => ({
    id: sql`invoices.id`,
    isOpen: sql`state in (${sql.literals(PAYABLE)})`,
    from: sql`from invoices where organisation_id = (select id from company)`,
    details: sql`${columns({
      name: sql`number`,
      about: sql`month`,
      state: sql`state`,
      at: sql`due_day::timestamp at time zone 'Asia/Riyadh'`,
      // A draft has no tax yet.
      amount: sql`case when state in (${sql.literals(ISSUED_STATES)}) then total end`,
    })} from invoices where id = item.id`,
  }),
  ticket: ({ roles }) => ({
    id: sql`tickets.id`,
    isOpen: sql`state in (${sql.literals(OPEN_TICKETS)})`,
    from: sql`from tickets where user_id in ${PEOPLE} and kind in (${sql.literals(kindsFor(roles))}) and state not in (${sql.literals(MERGED_TICKETS)})`,
    details: sql`${columns({
      name: sql`subject`,
      about: sql`kind`,
      state: sql`state`,
      at: sql`due_at`,
    })} from tickets where id = item.id`,
  }),
}

const LIMIT = new Sql([`limit ${SECTION_LENGTH}`], [])

/** All sections in one statement: of each the open ones, then the newest, with how many there are; in no order. */
export function sectionRows(db: Db, sections: readonly CompanySection[], scope: SectionScope, id: string) {
  const branches = sections.map((section) => {
    const { id: key, isOpen, from, details } = SOURCES[section](scope)
    return sql`select ${sql.literals([section])} as section, item.total, item.open, item.is_open, item.id, part.*
      from (select ${key} as id, count(*) over ()::int as total,
          (count(*) filter (where ${isOpen}) over ())::int as open, (${isOpen}) as is_open ${from}
        order by is_open desc, ${key} desc ${LIMIT}) as item
      cross join lateral (${details}) as part`
  })
  if (branches.length === 0) return Promise.resolve([])
  // house-allow sql: a union of the sources of these sections
  return db.rows<SectionRow>(sql`
    with company as (select ${id}::uuid as id),
      people as materialized (select user_id from organisation_members where organisation_id = ${id}),
      projects as materialized (select id from client_projects where client_id in (select user_id from people))
    ${sql.join(branches, ' union all ')}`)
}
