import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { INTERVIEW_STATES, factsOf } from '@fareeq/domain/interviews/states.ts'
import { CLIENT_KINDS } from '@fareeq/domain/meetings/limits.ts'
import { BOOKED } from '@fareeq/domain/meetings/states.ts'
import { EXPIRING } from '@fareeq/domain/nominations/states.ts'
import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import { OPEN_TICKETS, ticketFacts } from '@fareeq/domain/tickets/states.ts'
import { sql } from '../../platform/db/sql.ts'
import { senderIn, subjectIn } from '../tickets/queries-words.ts'
import { nameOfOrganisation } from '../organisations/queries.ts'
import { NOBODY, type WorkScope, type WorkSource, endOfDay } from './queries-source.ts'

const ticketKinds = ({ roles }: WorkScope) => kindsFor(roles).filter((kind) => ticketFacts(kind).is_work)

const ticketsOf = ({ lang }: WorkScope, kinds: readonly string[]): WorkSource => ({
  kind: 'ticket',
  id: sql`tickets.id`,
  at: sql`due_at`,
  owner: sql`owner_id`,
  open: sql`from tickets where state in (${sql.literals(OPEN_TICKETS)}) and kind in (${sql.literals(kinds)})`,
  details: sql`select kind as sub, null::uuid as target, ${senderIn(lang)} as name, ${subjectIn(lang)} as about
    from tickets where id = item.id`,
})

/** One source for each kind of ticket, so that the first rows of each come in order from its index. */
export const tickets = (scope: WorkScope): WorkSource[] => ticketKinds(scope).map((kind) => ticketsOf(scope, [kind]))

/** All kinds at once: a count needs no order, and a query with fewer parts starts sooner. */
export const countedTickets = (scope: WorkScope): WorkSource[] => {
  const kinds = ticketKinds(scope)
  return kinds.length > 0 ? [ticketsOf(scope, kinds)] : []
}

/** By the company's name, else by the client's in the language of the reader. */
const requestDetails = (lang: Lang) => sql`
  select null as sub, null::uuid as target, coalesce(company_of(users), name_for(users, ${lang})) as name,
    product_name as about
  from client_projects join users on users.id = client_id where client_projects.id = item.id`

export const request = ({ lang }: WorkScope): WorkSource => ({
  kind: 'request',
  id: sql`client_projects.id`,
  at: sql`client_projects.created_at`,
  owner: NOBODY,
  open: sql`from client_projects
    where contracted_at is null and manager_id is null and step >= ${CLIENT_STEP.BOOK_MEETING}`,
  details: requestDetails(lang),
})

export const search = ({ lang }: WorkScope): WorkSource => ({
  kind: 'search',
  id: sql`client_projects.id`,
  at: sql`client_projects.created_at`,
  owner: sql`manager_id`,
  open: sql`from client_projects
    where contracted_at is null and manager_id is not null and standing_nominations = 0 and step >= ${CLIENT_STEP.DONE}`,
  details: requestDetails(lang),
})

export const nomination = ({ lang, ahead }: WorkScope): WorkSource => ({
  kind: 'nomination',
  id: sql`nominations.id`,
  at: sql`expires_at`,
  owner: sql`manager_id`,
  open: sql`from nominations join client_projects on client_projects.id = project_id
    where state in (${sql.literals(EXPIRING)}) and expires_at < ${ahead}`,
  details: sql`select null as sub, project_id as target, name_for(users, ${lang}) as name, product_name as about
    from nominations join client_projects on client_projects.id = project_id join users on users.id = talent_id
    where nominations.id = item.id`,
})

const WAITING_FOR_COMPANY = INTERVIEW_STATES.filter((state) => factsOf(state).turn === 'client')

export const interview = ({ lang }: WorkScope): WorkSource => ({
  kind: 'interview',
  id: sql`interviews.id`,
  at: sql`due_at`,
  owner: sql`manager_id`,
  open: sql`from interviews join client_projects on client_projects.id = project_id
    where due_at is not null and state in (${sql.literals(WAITING_FOR_COMPANY)})`,
  details: sql`select state as sub, null::uuid as target, name_for(users, ${lang}) as name, product_name as about
    from interviews join client_projects on client_projects.id = project_id join users on users.id = talent_id
    where interviews.id = item.id`,
})

/** Of today, and those whose outcome nobody has noted; due at its end: during the meeting it is not overdue. */
export const meeting = ({ end }: WorkScope): WorkSource => ({
  kind: 'meeting',
  id: sql`meetings.id`,
  at: sql`ends_at`,
  owner: sql`host_id`,
  open: sql`from meetings
    where state in (${sql.literals(BOOKED)}) and kind in (${sql.literals(CLIENT_KINDS)}) and starts_at < ${end}`,
  details: sql`select to_char(starts_at at time zone 'Asia/Riyadh', 'YYYY-MM-DD') as sub, null::uuid as target,
      first_name || ' ' || last_name as name, topic as about
    from meetings where id = item.id`,
})

/** Late after its day. Of others one reads on the page of the company. */
export const task = ({ lang, staffId }: WorkScope): WorkSource => ({
  kind: 'task',
  id: sql`company_tasks.id`,
  at: endOfDay(sql`due_day`),
  owner: sql`owner_id`,
  open: sql`from company_tasks where done_at is null and (owner_id = ${staffId} or owner_id is null)`,
  details: sql`select null as sub, organisation_id as target, ${nameOfOrganisation(sql`organisation_id`, lang)} as name,
      text as about
    from company_tasks where id = item.id`,
})
