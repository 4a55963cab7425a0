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
  const roles = requests.map(({ role, count, ended_seats, ...request }) => ({
    ...request,
    role_name: role && roleName(role, lang),
    is_here: request.project_id === id,
    seats: Math.max(0, count - ended_seats),
    people: people
      .flatMap(({ standing, ...member }) =>
        member.project_id === request.project_id && isSquadStanding(standing) ? [{ ...member, standing }] : [],
      )
      .toSorted((a, b) => SQUAD_STANDINGS.indexOf(a.standing) - SQUAD_STANDINGS.indexOf(b.standing))
      .map(({ full_time, part_time, salary_net, ...member }) => ({
        ...member,
        role_name: member.role && roleName(member.role, lang),
        salary: maySee ? agreedSalary(salary_net, salaryFor({ full_time, part_time }, request.availability)) : null,
      })),
  }))
  return {
    data: {
      timezone: row.timezone,
      roles: roles.filter((role) => role.is_here || role.seats > 0 || role.people.length > 0),
    },
  }
}
