import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { INTERVIEW_STATES, factsOf } from '@fareeq/domain/interviews/states.ts'
import { EXPIRING, STANDING } from '@fareeq/domain/nominations/states.ts'
import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import { sql } from '../../platform/db/sql.ts'
import { NOBODY, type WorkScope, type WorkSource, listed } from './queries-source.ts'

/** One source for each kind of ticket, so that a rare kind is found by its index. Changed terms stand in their renewal. */
export const tickets = ({ roles }: WorkScope): WorkSource[] =>
  kindsFor(roles)
    .filter((kind) => kind !== 'change_terms')
    .map((kind) => ({
      kind: 'ticket',
      id: sql`tickets.id`,
      at: sql`due_at`,
      owner: sql`owner_id`,
      open: sql`from tickets where state = 'open' and kind = ${listed([kind])}`,
      shown: sql`select kind as sub, null::uuid as target, from_name as name, subject as about
        from tickets where id = item.id`,
    }))

const COMPANY = sql`coalesce(nullif(users.company, ''), users.first_name || ' ' || users.last_name)`
const REQUEST = sql`select null as sub, null::uuid as target, ${COMPANY} as name, product_name as about
  from client_projects join users on users.id = client_id where client_projects.id = item.id`

export const request = (): WorkSource => ({
  kind: 'request',
  id: sql`client_projects.id`,
  at: sql`client_projects.created_at`,
  owner: NOBODY,
  open: sql`from client_projects
    where contracted_at is null and manager_id is null and step >= ${CLIENT_STEP.BOOK_MEETING}`,
  shown: REQUEST,
})

export const search = (): WorkSource => ({
  kind: 'search',
  id: sql`client_projects.id`,
  at: sql`client_projects.created_at`,
  owner: sql`manager_id`,
  open: sql`from client_projects
    where contracted_at is null and manager_id is not null and step >= ${CLIENT_STEP.DONE} and not exists (
      select from nominations where project_id = client_projects.id and state in (${listed(STANDING)}))`,
  shown: REQUEST,
})

export const nomination = ({ lang, ahead }: WorkScope): WorkSource => ({
  kind: 'nomination',
  id: sql`nominations.id`,
  at: sql`expires_at`,
  owner: sql`manager_id`,
  open: sql`from nominations join client_projects on client_projects.id = project_id
    where state in (${listed(EXPIRING)}) and expires_at < ${ahead}`,
  shown: sql`select null as sub, project_id as target, name_for(users, ${lang}) as name, product_name as about
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
    where due_at is not null and state in (${listed(WAITING_FOR_COMPANY)})`,
  shown: sql`select state as sub, null::uuid as target, name_for(users, ${lang}) as name, product_name as about
    from interviews join client_projects on client_projects.id = project_id join users on users.id = talent_id
    where interviews.id = item.id`,
})

/** Until it is over: whoever is in a meeting is not late for it. */
export const meeting = ({ now, end }: WorkScope): WorkSource => ({
  kind: 'meeting',
  id: sql`meetings.id`,
  at: sql`ends_at`,
  owner: sql`host_id`,
  open: sql`from meetings where state = 'booked' and ends_at > ${now} and starts_at < ${end}`,
  shown: sql`select to_char(starts_at at time zone 'Asia/Riyadh', 'YYYY-MM-DD') as sub, null::uuid as target,
      first_name || ' ' || last_name as name, topic as about
    from meetings where id = item.id`,
})
