import { FIGURES, type FigureId } from '@fareeq/domain/figures/limits.ts'
import { CLOSED, factsOf, INTERVIEW_STATES } from '@fareeq/domain/interviews/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { ENTRY_FACTS, ENTRY_KINDS } from '@fareeq/domain/ledger/limits.ts'
import { nominationLife } from '@fareeq/domain/nominations/states.ts'
import { statesOf } from '@fareeq/domain/renewals/states.ts'
import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'

/** Whose figures, in which language, of which time. */
export type Scope = { viewer: Staff; lang: Lang; start: Date; end: Date }

/** Meetings that took place. */
const MET = INTERVIEW_STATES.filter((state) => factsOf(state).meeting === 'met')
/** The company has not chosen yet, or a colleague took the nomination back before it could. */
const UNDECIDED = [...nominationLife.sources('interview'), nominationLife.next('reserved', 'withdraw')]

const within = (column: Sql, { start, end }: Scope) => sql`${column} >= ${start} and ${column} < ${end}`
const seconds = (from: Sql, to: Sql) => sql`extract(epoch from ${to} - ${from})::float8`

/** A request by its name, and the company it is for. */
const request = ({ lang }: Scope) => sql`
  project.id::text as record_id, 'requests' as section, coalesce(project.product_name, '') as label,
  coalesce(company_of(client), name_for(client, ${lang})) as detail`
/** An interview by the talent, and the company. */
const interview = ({ lang }: Scope) => sql`
  interviews.id::text as record_id, 'interviews' as section, name_for(talent, ${lang}) as label,
  coalesce(company_of(client), name_for(client, ${lang})) as detail`
const interviewPeople = sql`
  join users as talent on talent.id = interviews.talent_id join users as client on client.id = interviews.client_id`
const projectPeople = sql`join users as client on client.id = project.client_id`

const BILLED = ENTRY_KINDS.filter((kind) => ENTRY_FACTS[kind].bills)

/** A sum of postings without the tax on top, which is not ours. */
const booked = (scope: Scope, accounts: readonly string[]) => sql`
  select entry.id::text as id, invoices.id::text as record_id, 'invoices' as section,
    coalesce(note.number, invoices.number) as label, invoices.buyer ->> 'name' as detail,
    entry.day::timestamp at time zone ${BUSINESS_ZONE} as at,
    share.value
  from ledger_entries as entry
    cross join lateral (select -sum(amount)::float8 as value from ledger_postings
      where entry_id = entry.id and account = any(${accounts})) as share
    left join credit_notes as note on entry.kind = 'credit_note' and note.id::text = entry.reference
    join invoices on invoices.id::text = coalesce(note.invoice_id::text, entry.reference)
  where entry.kind in (${sql.literals(BILLED)}) and entry.day >= ${riyadhDay(scope.start)}::date
    and entry.day < ${riyadhDay(scope.end)}::date and share.value is not null`

/** What each figure is counted from: one row per request, interview, ticket, contract or booking, with its value. */
const SOURCES: Readonly<Record<FigureId, (scope: Scope) => Sql>> = {
  time_to_nomination: (scope) => sql`
    select nomination.id::text as id, ${request(scope)}, nomination.created_at as at,
      ${seconds(sql`project.created_at`, sql`nomination.created_at`)} as value
    from nominations as nomination join client_projects as project on project.id = project_id ${projectPeople}
    where ${within(sql`nomination.created_at`, scope)} and not exists (
      select from nominations as earlier where earlier.project_id = project.id
        and (earlier.created_at, earlier.id) < (nomination.created_at, nomination.id))`,
  time_to_interview: (scope) => sql`
    select interview.id::text as id, ${request(scope)}, interview.starts_at as at,
      ${seconds(sql`project.created_at`, sql`interview.starts_at`)} as value
    from interviews as interview join client_projects as project on project.id = project_id ${projectPeople}
    where ${within(sql`interview.starts_at`, scope)} and interview.state = any(${MET}) and not exists (
      select from interviews as earlier where earlier.project_id = project.id and earlier.state = any(${MET})
        and (earlier.starts_at, earlier.id) < (interview.starts_at, interview.id))`,
  time_to_hire: (scope) => sql`
    select signature.id::text as id, ${request(scope)}, signature.signed_at as at,
      ${seconds(sql`project.created_at`, sql`signature.signed_at`)} as value
    from contract_signatures as signature join contracts on contracts.id = contract_id
      join client_projects as project on project.id = contracts.project_id ${projectPeople}
    where ${within(sql`signature.signed_at`, scope)} and signature.party = 'client' and signature.term = 1 and not exists (
      select from contract_signatures as earlier join contracts as other on other.id = earlier.contract_id
      where other.project_id = project.id and earlier.party = 'client' and earlier.term = 1
        and (earlier.signed_at, earlier.id) < (signature.signed_at, signature.id))`,
  nominations_taken: (scope) => sql`
    select nomination.id::text as id, project.id::text as record_id, 'requests' as section,
      name_for(talent, ${scope.lang}) as label, coalesce(project.product_name, '') as detail, nomination.created_at as at,
      has_interview::int::float8 as value
    from nominations as nomination join client_projects as project on project.id = project_id
      join users as talent on talent.id = nomination.talent_id
      cross join lateral (select exists (
        select from interviews where nomination_id = nomination.id) as has_interview) as interviewed
    where ${within(sql`nomination.created_at`, scope)} 
      and (has_interview or nomination.state <> all(${UNDECIDED}))`,
  interviews_agreed: (scope) => sql`
    select interviews.id::text as id, ${interview(scope)}, interviews.created_at as at,
      (starts_at is not null)::int::float8 as value
    from interviews ${interviewPeople}
    where ${within(sql`interviews.created_at`, scope)} and (starts_at is not null or state = any(${CLOSED}))`,
  interviews_accepted: (scope) => sql`
    select interviews.id::text as id, ${interview(scope)}, feedback.at as at,
      (feedback.action = 'accepted')::int::float8 as value
    from interview_feedback as feedback join interviews on interviews.id = interview_id ${interviewPeople}
    where ${within(sql`feedback.at`, scope)}`,
  talent_response: (scope) => sql`
    select interviews.id::text as id, ${interview(scope)}, interviews.created_at as at,
      ${seconds(sql`interviews.created_at`, sql`answered.at`)} as value
    from interviews ${interviewPeople}
      cross join lateral (select min(at) as at from interview_events
        where interview_id = interviews.id and actor_kind = 'talent') as answered
    where ${within(sql`interviews.created_at`, scope)} and answered.at is not null`,
  ticket_response: (scope) => sql`
    select tickets.id::text as id, tickets.id::text as record_id, 'tickets' as section, subject as label,
      name_or_closed(from_name, ${scope.lang}) as detail, answer.at as at, ${seconds(sql`tickets.created_at`, sql`answer.at`)} as value
    from ticket_answers as answer join tickets on tickets.id = ticket_id
    where ${within(sql`answer.at`, scope)} and tickets.kind = any(${kindsFor(scope.viewer.roles)}) and not exists (
      select from ticket_answers as earlier where earlier.ticket_id = tickets.id
        and (earlier.at, earlier.id) < (answer.at, answer.id))`,
  renewals_agreed: (scope) => sql`
    select renewal.id::text as id, contracts.id::text as record_id, 'contracts' as section,
      name_for(talent, ${scope.lang}) as label, contracts.number as detail, renewal.updated_at as at,
      (renewal.state = any(${statesOf('renewed')}))::int::float8 as value
    from contract_renewals as renewal join contracts on contracts.id = contract_id
      join users as talent on talent.id = contracts.talent_id
    where ${within(sql`renewal.updated_at`, scope)}
      and renewal.state = any(${[...statesOf('renewed'), ...statesOf('rejected')]})`,
  revenue: (scope) => booked(scope, ['fees', 'talent_payable', 'wht_payable']),
  fee: (scope) => booked(scope, ['fees']),
}
export const sourceOf = (figure: FigureId, scope: Scope): Sql => SOURCES[figure](scope)

/** Aggregates by unit: median, share, sum. */
const AGGREGATES = {
  time: sql`percentile_cont(0.5) within group (order by value)`,
  share: sql`avg(value)`,
  money: sql`coalesce(sum(value), 0)`,
} as const
export const aggregateOf = (figure: FigureId): Sql => AGGREGATES[FIGURES[figure].unit]
