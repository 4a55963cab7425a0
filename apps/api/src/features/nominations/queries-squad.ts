import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { ENDED, RUNNING } from '@fareeq/domain/contracts/states.ts'
import { ACCEPTED } from '@fareeq/domain/nominations/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { STAFFING } from '../client-projects/queries.ts'
import { colleaguesOf } from '../organisations/queries.ts'
import { CONTRACT, standsNow } from './queries-standing.ts'
import { NEWEST_INTERVIEW, NEWEST_ROUND } from './queries.ts'
import type { SquadPersonRow, SquadRequestRow } from './rows.ts'

/** The whole requests of a company, and this one however far it is, oldest first. */
export const squadRequests = (db: Db, _viewer: Staff, { id, clientId }: { id: string; clientId: string }) =>
  db.rows<SquadRequestRow>(sql`
    select client_projects.id as project_id, product_name as project_name, role, availability, ${STAFFING}, (
        select count(*)::int from nominations ${CONTRACT}
        where project_id = client_projects.id and nominations.state in (${sql.literals(ACCEPTED)}) and contract.state in (${sql.literals(ENDED)})
          and not contract.is_replaced) as ended_seats
    from client_projects
    where client_projects.id = ${id} or (client_id in ${colleaguesOf(clientId)} and step >= ${CLIENT_STEP.DONE})
    order by client_projects.id`)

/** Current nominations of these requests. */
export const squadPeople = (db: Db, _viewer: Staff, projectIds: readonly string[], lang: Lang, now: Date) =>
  db.rows<SquadPersonRow>(sql`
    select nominations.project_id, nominations.talent_id, name_for(users, ${lang}) as name, profile.role, timezone,
      case when contract.state = any(${[...RUNNING]}) then 'hired' else nominations.state end as standing,
      contract.salary_net, salary_full_time as full_time, salary_part_time as part_time, ${NEWEST_INTERVIEW} as interview_id,
      ${NEWEST_ROUND} as interview_round
    from nominations join users on users.id = nominations.talent_id
      left join talent_profiles as profile on profile.user_id = nominations.talent_id ${CONTRACT}
    where nominations.project_id = any(${projectIds}::uuid[]) and ${standsNow(now)}
    order by nominations.id`)
