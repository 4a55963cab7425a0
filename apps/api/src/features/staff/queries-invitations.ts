import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import type { InvitationRow, OpenInvitationsRow, ResetRow } from './rows.ts'

const INVITATION = sql`id, email, roles, staff_id, invited_by, is_recovery, sent_at, expires_at`

/** Of people who are new; a new authenticator is shown with its account. */
export const openInvitations = (db: Db, _viewer: Staff) =>
  db.rows<OpenInvitationsRow>(sql`
    select i.id, i.email, i.roles, i.staff_id, i.invited_by, i.sent_at, i.expires_at, staff.name as inviter
    from staff_invitations i left join staff on staff.id = i.invited_by
    where i.ended_at is null and i.staff_id is null order by i.created_at desc, i.id`)

export const lockInvitation = (db: Db, id: string) =>
  db.row<InvitationRow>(sql`
    select ${INVITATION} from staff_invitations where id = ${id} and ended_at is null for update`)

export type NewInvitation = Omit<InvitationRow, 'sent_at' | 'is_recovery'> & { is_recovery?: boolean }

/** False on a conflict: already invited. */
export const insertInvitation = async (db: Db, invitation: NewInvitation, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into staff_invitations (id, email, roles, staff_id, invited_by, is_recovery, created_at, sent_at, expires_at)
    values (${invitation.id}, ${invitation.email}, ${invitation.roles}, ${invitation.staff_id}, ${invitation.invited_by}, ${invitation.is_recovery ?? false}, ${now}, ${now}, ${invitation.expires_at})
    on conflict (email) where ended_at is null do nothing`)) === 1

export const renewInvitation = (db: Db, id: string, expires: Date, now: Date) =>
  db.also(sql`update staff_invitations set sent_at = ${now}, expires_at = ${expires} where id = ${id}`)

export const endInvitation = (db: Db, id: string, now: Date) =>
  db.also(sql`update staff_invitations set ended_at = ${now} where id = ${id}`)

export const endInvitationsTo = (db: Db, email: string, now: Date) =>
  db.also(sql`update staff_invitations set ended_at = ${now} where email = ${email} and ended_at is null`)

/** Open invitations and requests for a new authenticator of somebody who leaves. */
export async function endRequestsBy(db: Db, staffId: string, now: Date): Promise<void> {
  await db.also(sql`
    update staff_invitations set ended_at = ${now} where invited_by = ${staffId} and ended_at is null`)
  await db.also(sql`
    update staff_resets set decided_at = ${now}
    where (asked_by = ${staffId} or staff_id = ${staffId}) and decided_at is null`)
}

export const lockReset = (db: Db, staffId: string) =>
  db.row<ResetRow>(sql`
    select r.id, r.staff_id, r.asked_by, staff.name as asker, r.expires_at
    from staff_resets r left join staff on staff.id = r.asked_by
    where r.staff_id = ${staffId} and r.decided_at is null for update of r`)

type NewReset = { id: string; staff_id: string; asked_by: string; reason: string; expires_at: Date }

export const insertReset = (db: Db, newReset: NewReset, now: Date) =>
  db.also(sql`
    insert into staff_resets (id, staff_id, asked_by, reason, asked_at, expires_at)
    values (${newReset.id}, ${newReset.staff_id}, ${newReset.asked_by}, ${newReset.reason}, ${now}, ${newReset.expires_at})
    on conflict (staff_id) where decided_at is null do nothing`)

export const decideReset = (db: Db, id: string, by: string, confirmed: boolean, now: Date) =>
  db.also(sql`
    update staff_resets set decided_at = ${now}, decided_by = ${by}, confirmed = ${confirmed} where id = ${id}`)
