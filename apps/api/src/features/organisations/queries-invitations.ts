import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { MemberRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_UNANSWERED } from '../accounts/queries-imported.ts'
import type { InvitationRow, OfferRow } from './rows.ts'

const INVITATION = sql`id, organisation_id, email, role, sent_at, expires_at`

export const invitationsOf = (db: Db, organisationId: string) =>
  db.rows<InvitationRow>(sql`
    select ${INVITATION} from organisation_invitations where organisation_id = ${organisationId} order by created_at, id`)

/** Scoped: another organisation's is not found. */
export const lockInvitation = (db: Db, organisationId: string, id: string) =>
  db.row<InvitationRow>(sql`
    select ${INVITATION} from organisation_invitations
    where id = ${id} and organisation_id = ${organisationId} for update`)

type New = {
  id: string
  organisationId: string
  email: string
  role: MemberRole
  invitedBy: string
  tokenHash: Buffer
  expiresAt: Date
}

/** False on a conflict: already invited. */
export const insertInvitation = async (db: Db, invitation: New, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into organisation_invitations
      (id, organisation_id, email, role, invited_by, token_hash, sent_at, expires_at, created_at)
    values (${invitation.id}, ${invitation.organisationId}, ${invitation.email}, ${invitation.role}, ${invitation.invitedBy}, ${invitation.tokenHash}, ${now},
      ${invitation.expiresAt}, ${now})
    on conflict (organisation_id, email) do nothing`)) === 1

export const renewInvitation = (db: Db, id: string, tokenHash: Buffer, expiresAt: Date, now: Date) =>
  db.also(sql`
    update organisation_invitations set token_hash = ${tokenHash}, sent_at = ${now}, expires_at = ${expiresAt}
    where id = ${id}`)

export const deleteInvitation = (db: Db, id: string) =>
  db.run(sql`delete from organisation_invitations where id = ${id}`)

export const forgetInvitationsTo = (db: Db, email: string) =>
  db.run(sql`delete from organisation_invitations where email = ${email}`)

/** By the link of the mail, with its sender. */
export const invitationByToken = (db: Db, tokenHash: Buffer, lang: Lang) =>
  db.row<OfferRow>(sql`
    select i.id, i.organisation_id, i.email, i.role, i.sent_at, i.expires_at,
      coalesce(name_for(by, ${lang}), '') as inviter,
      exists (select from users where users.email = i.email and not ${IS_UNANSWERED}) as has_account
    from organisation_invitations i left join users as by on by.id = i.invited_by
    where i.token_hash = ${tokenHash} for update of i`)
