import { type Action, grantOf } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { MEMBER_ROLES } from '@fareeq/domain/kernel/permissions/roles.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

/** Roles that read this by invitation alone (D-129). */
const invitedRoles = (action: Action) => MEMBER_ROLES.filter((role) => grantOf(`client:${role}`, action) === 'invited')

/** Of the interviews that somebody began or was invited to. */
const ofInvitations = (userId: string, column: Sql): Sql => sql`(
  select ${column} from interviews as invitations where invitations.client_id = ${userId}
  union all
  select ${column} from interview_interviewers as invited join interviews as invitations on invitations.id = invited.interview_id
  where invited.user_id = ${userId})`

const COLUMNS = {
  interview: sql`invitations.id`,
  nomination: sql`invitations.nomination_id`,
  project: sql`invitations.project_id`,
} as const

/**
 * Beside the tenant scope (`colleaguesOf`): whose role reads by invitation finds what belongs to those interviews, and
 * everybody else all. The role is read by the statement, as it is now.
 */
export const isOpenTo = (userId: string, action: Action, kind: keyof typeof COLUMNS, id: Sql): Sql => sql`(
  not exists (
    select from organisation_members as readers
    where readers.user_id = ${userId} and readers.role in (${sql.literals(invitedRoles(action))}))
  or ${id} in ${ofInvitations(userId, COLUMNS[kind])})`
