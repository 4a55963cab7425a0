import {
  type ReasonFacts,
  type HealthReason,
  type Health,
  healthReasonsFor,
  riskBefore,
  spanOf,
} from '@fareeq/domain/companies/rules-health.ts'
import { INTERVIEW_STATES, factsOf } from '@fareeq/domain/interviews/states.ts'
import { LATE } from '@fareeq/domain/invoices/states.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { UNDECIDED } from '@fareeq/domain/nominations/states.ts'
import { WAITING } from '@fareeq/domain/renewals/states.ts'
import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import { OPEN_TICKETS } from '@fareeq/domain/tickets/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { Sql, sql } from '../../platform/db/sql.ts'
import { endOfDay } from '../work-items/queries-source.ts'

/** Whose health, seen with which roles, and when. */
export type HealthScope = { readonly roles: readonly string[]; readonly now: Date }

/** One reason as SQL: `from … where …` with the company and the moment of each. */
type ReasonSource = {
  readonly organisation: Sql
  readonly at: Sql
  readonly from: Sql
  /** Never later than `at`, and has an index where that has none. */
  readonly earliest?: Sql
}

const MEMBER = sql`members.organisation_id`
const membersBy = (userId: Sql) => sql`join organisation_members as members on members.user_id = ${userId}`
const interviews = (where: Sql) => sql`from interviews join client_projects on client_projects.id = project_id
  ${membersBy(sql`client_projects.client_id`)} where ${where}`

const openRequests = (where: Sql) => sql`from client_projects ${membersBy(sql`client_projects.client_id`)}
  where contracted_at is null and ${where}`

const WAITING_FOR_COMPANY = INTERVIEW_STATES.filter((state) => factsOf(state).turn === 'client')

/** The last thing anybody of a company did, by the trail. */
export const lastActive = (organisationId: Sql): Sql => sql`(
  select max(done.at) from organisation_members as doers cross join lateral (
    select at from audit_entries where actor_id = doers.user_id order by id desc limit 1) as done
  where doers.organisation_id = ${organisationId})`

const SOURCES: Readonly<Record<HealthReason, (roles: readonly string[]) => ReasonSource>> = {
  overdue_invoice: () => ({
    organisation: sql`invoices.organisation_id`,
    at: endOfDay(sql`due_day`),
    from: sql`from invoices where state in (${sql.literals(LATE)})`,
  }),
  ending_contract: () => ({
    organisation: MEMBER,
    at: endOfDay(sql`end_day`),
    from: sql`from contract_renewals join contracts on contracts.id = contract_id
      join contract_terms on contract_terms.contract_id = contracts.id and contract_terms.term = contracts.term
      ${membersBy(sql`contracts.client_id`)} where contract_renewals.state in (${sql.literals(WAITING.client)})`,
  }),
  late_ticket: (roles) => ({
    organisation: MEMBER,
    at: sql`due_at`,
    from: sql`from tickets ${membersBy(sql`tickets.user_id`)}
      where state in (${sql.literals(OPEN_TICKETS)}) and kind in (${sql.literals(kindsFor(roles))})`,
  }),
  expiring_nomination: () => ({
    organisation: MEMBER,
    at: sql`expires_at`,
    from: sql`from nominations join client_projects on client_projects.id = project_id
      ${membersBy(sql`client_projects.client_id`)} where state in (${sql.literals(UNDECIDED)})`,
  }),
  waiting_interview: () => ({
    organisation: MEMBER,
    at: sql`due_at`,
    from: interviews(sql`due_at is not null and state in (${sql.literals(WAITING_FOR_COMPANY)})`),
  }),
  missed_interview: () => ({
    organisation: MEMBER,
    at: sql`interviews.updated_at`,
    from: interviews(sql`end_reason = 'client_timeout'`),
  }),
  unbooked_meeting: () => ({
    organisation: MEMBER,
    at: sql`client_projects.updated_at`,
    from: openRequests(sql`step = ${CLIENT_STEP.BOOK_MEETING}`),
  }),
  unfinished_request: () => ({
    organisation: MEMBER,
    at: sql`client_projects.updated_at`,
    from: openRequests(sql`step < ${CLIENT_STEP.BOOK_MEETING}`),
  }),
  no_request: () => ({
    organisation: sql`joined.id`,
    at: sql`joined.created_at`,
    from: sql`from organisations as joined where not exists (
      select from organisation_members as members join client_projects on client_id = members.user_id
      where members.organisation_id = joined.id)`,
  }),
  quiet: () => ({
    organisation: MEMBER,
    at: sql`greatest(client_projects.updated_at, ${lastActive(MEMBER)})`,
    earliest: sql`client_projects.updated_at`,
    from: sql`from client_projects ${membersBy(sql`client_projects.client_id`)}
      where contracted_at is null and step >= ${CLIENT_STEP.DONE}`,
  }),
}

const isBefore = ({ at, earliest }: ReasonSource, moment: Date): Sql =>
  earliest ? sql`${earliest} < ${moment} and ${at} < ${moment}` : sql`${at} < ${moment}`

/** It counts now. */
const counts = (source: ReasonSource, { before, since }: ReturnType<typeof spanOf>): Sql =>
  since ? sql`${isBefore(source, before)} and ${source.at} >= ${since}` : isBefore(source, before)

/** Of these companies, each reason with how many there are and the earliest moment. */
export async function reasonsOf(db: Db, { roles, now }: HealthScope, ids: readonly string[]) {
  const branches = healthReasonsFor(roles).map((reason) => {
    const source = SOURCES[reason](roles)
    const { organisation, at, from } = source
    return sql`select ${sql.literals([reason])} as reason, ${organisation} as organisation_id, count(*)::int as count, min(${at}) as at
      ${from} and ${organisation} = any(${[...ids]}) and ${counts(source, spanOf(reason, now))} group by ${organisation}`
  })
  if (branches.length === 0 || ids.length === 0) return []
  // house-allow sql: a union of the sources of these reasons
  return db.rows<ReasonFacts & { organisation_id: string }>(sql.join(branches, ' union all '))
}

/** The companies any of these arms finds, each by the index of its kind. */
const companiesWith = (branches: readonly Sql[]): Sql =>
  branches.length === 0 ? sql`select null::uuid where false` : sql.join([...branches], ' union all ')

/** A condition on `organisations.id`: same as the rule `healthOf` of the domain; compared by a test. */
export function hasHealth(health: Health, { roles, now }: HealthScope): Sql {
  const reasons = healthReasonsFor(roles)
  const risky = reasons.flatMap((reason) => {
    const risk = riskBefore(reason, now)
    const source = SOURCES[reason](roles)
    return risk ? [sql`select ${source.organisation} ${source.from} and ${isBefore(source, risk)}`] : []
  })
  const counted = reasons.map((reason) => {
    const source = SOURCES[reason](roles)
    return sql`select ${source.organisation} ${source.from} and ${counts(source, spanOf(reason, now))}`
  })
  // As an array the few are looked up by their key; without them the list is walked in its order.
  const isIn = (branches: readonly Sql[]) => sql`organisations.id = any(array(${companiesWith(branches)}))`
  const isNotIn = (branches: readonly Sql[]) => sql`organisations.id not in (${companiesWith(branches)})`
  switch (health) {
    case 'at_risk':
      return isIn(risky)
    case 'attention':
      return sql`${isIn(counted)} and ${isNotIn(risky)}`
    case 'good':
      return isNotIn(counted)
  }
}
