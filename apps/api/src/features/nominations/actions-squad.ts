import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { agreedSalary, salaryFor } from '@fareeq/domain/nominations/rules-fit.ts'
import { isSquadStanding, SQUAD_STANDINGS } from '@fareeq/domain/nominations/rules-squad.ts'
import type { Squad } from '@fareeq/domain/nominations/schema-ops.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Staff } from '../../platform/session.ts'
import { boardRow } from '../client-projects/queries-ops.ts'
import type { SquadRequestRow } from './rows.ts'
import { squadPeople, squadRequests } from './queries-squad.ts'

/** The squad of a company by role. A request is past when all its contracts have ended and nobody is nominated for it. */
export async function readSquad(ctx: RequestContext<Staff>, id: string): Promise<{ data: Squad }> {
  const { db, viewer, lang, now } = ctx
  const row = await boardRow(db, viewer, id, lang)
  if (!row) throw new Refusal(platformErrors.not_found)
  const requests = await squadRequests(db, viewer, { id, clientId: row.client_id })
  const ids = requests.map(({ project_id }) => project_id)
  const people = await squadPeople(db, viewer, ids, lang, now)
  const maySee = staffMay(viewer.roles, 'talents.salary')
  const roles = requests.flatMap((request) =>
    rolesOfRow(request).map((role, n, all) => ({
      project_id: request.project_id,
      project_name: request.project_name,
      role_name: role.role && roleName(role.role, lang),
      is_here: request.project_id === id,
      // A contract that has ended is taken off the first role, because its role is not known.
      seats: Math.max(0, role.head_count - (n === 0 ? request.ended_seats : 0)),
      availability: role.availability,
      budget: role.budget,
      people: people
        .flatMap(({ standing, ...member }) =>
          member.project_id === request.project_id && isSquadStanding(standing) && placeOf(member.role, all) === n
            ? [{ ...member, standing }]
            : [],
        )
        .toSorted((a, b) => SQUAD_STANDINGS.indexOf(a.standing) - SQUAD_STANDINGS.indexOf(b.standing))
        .map(({ full_time, part_time, salary_net, ...member }) => ({
          ...member,
          role_name: member.role && roleName(member.role, lang),
          salary: maySee ? agreedSalary(salary_net, salaryFor({ full_time, part_time }, role.availability)) : null,
        })),
    })),
  )
  return {
    data: {
      timezone: row.timezone,
      roles: roles.filter((role) => role.is_here || role.seats > 0 || role.people.length > 0),
    },
  }
}

const rolesOfRow = ({ role, head_count, availability, budget, more_roles }: SquadRequestRow) => [
  { role, head_count, availability, budget },
  ...more_roles,
]

/** Somebody stands for the role that is theirs, otherwise for the first one. */
const placeOf = (role: string | null, roles: readonly { role: string | null }[]): number =>
  Math.max(
    0,
    roles.findIndex((candidate) => candidate.role === role),
  )
