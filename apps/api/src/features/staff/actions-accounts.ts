import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { deviceOf } from '@fareeq/domain/kernel/devices.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { staffAccountsContract } from '@fareeq/domain/staff/contract-accounts.ts'
import { staffErrors } from '@fareeq/domain/staff/errors.ts'
import { MINUTES_BETWEEN_INVITATIONS } from '@fareeq/domain/staff/limits.ts'
import { mayConfirmReset, mayInviteAgain, setupEnds } from '@fareeq/domain/staff/rules-accounts.ts'
import type { AuditAction } from '@fareeq/domain/staff/schema-audit.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Staff } from '../../platform/session.ts'
import { sessionsOf } from '../../platform/sessions.ts'
import { unlockStaff } from '../codes/queries.ts'
import { setupUrl } from './actions-setup.ts'
import { invitationMail } from './emails-accounts.ts'
import { accountById, allAccounts, lockAccount, isStaffEmail, lockAdmins, ownedBy } from './queries-accounts.ts'
import {
  type NewInvitation,
  endInvitation,
  lockInvitation,
  insertInvitation,
  openInvitations,
  renewInvitation,
} from './queries-invitations.ts'
import { colleague } from './queries.ts'
import type { AccountRow, InvitationRow } from './rows.ts'

type Body<Name extends 'invite'> = BodyOf<(typeof staffAccountsContract)[Name]>

const iso = (moment: Date | null) => moment?.toISOString() ?? null

function asAccount({ reset, reset_asked_at, reset_expires_at, ...row }: AccountRow, me: string) {
  const { ended_at, last_seen_at, locked_until } = row
  return {
    ...row,
    ended_at: iso(ended_at),
    last_seen_at: iso(last_seen_at),
    locked_until: iso(locked_until),
    reset: reset && {
      id: reset.id,
      asked_by: { id: reset.asked_by, name: reset.asker ?? '' },
      reason: reset.reason,
      asked_at: iso(reset_asked_at) ?? '',
      expires_at: iso(reset_expires_at) ?? '',
      can_confirm: mayConfirmReset({ asked_by: reset.asked_by, staff_id: row.id }, me),
    },
  }
}

export async function readAccounts({ db, viewer, now }: RequestContext<Staff>) {
  const [rows, invited] = [await allAccounts(db, viewer, now), await openInvitations(db, viewer)]
  const invitations = invited.map(({ id, email, roles, inviter, sent_at, expires_at }) => ({
    id,
    email,
    roles,
    invited_by: inviter,
    sent_at: sent_at.toISOString(),
    expires_at: expires_at.toISOString(),
    expired: expires_at <= now,
  }))
  return { data: { accounts: rows.map((row) => asAccount(row, viewer.staffId)), invitations } }
}

export async function readAccount({ db, viewer, now }: RequestContext<Staff>, id: string) {
  const row = await accountById(db, viewer, id, now)
  if (!row) throw new Refusal(platformErrors.not_found)
  const sessions = (await sessionsOf(db, { staffId: id }, now)).map((session) => ({
    id: session.id,
    device: deviceOf(session.user_agent),
    opened_at: session.created_at.toISOString(),
    expires_at: session.expires_at.toISOString(),
    current: session.id === viewer.sessionId,
  }))
  const owned = (await ownedBy(db, viewer, id, now)).map(({ items, ...ctx }) => ({
    ...ctx,
    items: items.map(({ at, ...item }) => ({ ...item, at: at && new Date(at).toISOString() })),
  }))
  return { data: { account: asAccount(row, viewer.staffId), sessions, owned } }
}

/** Locks the rows of all admins and of the account to change, so that a role that was just lost is refused. */
export async function mustAdminister(db: Db, viewer: Staff, accountId: string | null = null): Promise<string[]> {
  const admins = await lockAdmins(db, accountId)
  if (!admins.includes(viewer.staffId)) throw new Refusal(staffErrors.role_gone)
  return admins
}

export const publishStaffChange = ({ db, platform }: RequestContext<Staff>, id: string) =>
  publishToStaff(db, platform.events, 'staff.changed', { id })

async function mailInvitation({ db, platform, viewer, lang }: RequestContext<Staff>, invitation: NewInvitation) {
  const { name } = await colleague(db, viewer.staffId)
  const facts = { by: name, roles: invitation.roles, url: setupUrl(platform.env, invitation.id) }
  await queueMessage(db, platform, {
    to: invitation.email,
    ...invitationMail(lang, { ...facts, until: invitation.expires_at }),
  })
}

export const inviteColleague = (ctx: RequestContext<Staff>, { email, roles }: Body<'invite'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    await mustAdminister(db, viewer)
    if (await isStaffEmail(db, email)) throw new Refusal(staffErrors.staff_exists, { field: 'email' })
    const id = newId(now)
    const invitation = { id, email, roles, staff_id: null, invited_by: viewer.staffId, expires_at: setupEnds(now) }
    if (!(await insertInvitation(db, invitation, now)))
      throw new Refusal(staffErrors.staff_invited_already, { field: 'email' })
    await mailInvitation(ctx, invitation)
    await note(ctx, 'colleague.invited', id, { email, roles })
    return readAccounts(ctx)
  })

/** The subject of what is done with an invitation is the invitation: the colleague does not exist yet. */
async function note(ctx: RequestContext<Staff>, action: AuditAction, id: string, details: Record<string, unknown>) {
  await audit(ctx.db, { actor: actorOf(ctx.viewer), action, subject: { kind: 'staff', id }, details })
  await publishStaffChange(ctx, id)
}

const changeInvitation = (
  ctx: RequestContext<Staff>,
  id: string,
  step: (ctx: RequestContext<Staff>, invitation: InvitationRow) => Promise<AuditAction>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    await mustAdminister(db, ctx.viewer)
    const invitation = await lockInvitation(db, id)
    if (!invitation || invitation.staff_id) throw new Refusal(platformErrors.not_found)
    await note(ctx, await step(ctx, invitation), id, { email: invitation.email, roles: invitation.roles })
    return readAccounts(ctx)
  })

export const inviteAgain = (ctx: RequestContext<Staff>, id: string) =>
  changeInvitation(ctx, id, async (ctx, invitation) => {
    const { db, now } = ctx
    const minutes = MINUTES_BETWEEN_INVITATIONS
    if (!mayInviteAgain(invitation.sent_at, now))
      throw new Refusal(staffErrors.staff_invited_just_now, { values: { minutes } })
    const expires_at = setupEnds(now)
    await renewInvitation(db, id, expires_at, now)
    await mailInvitation(ctx, { ...invitation, expires_at })
    return 'colleague.invited_again'
  })

export const uninvite = (ctx: RequestContext<Staff>, id: string) =>
  changeInvitation(ctx, id, async (ctx) => {
    await endInvitation(ctx.db, id, ctx.now)
    return 'colleague.uninvited'
  })

/** Without a session id all of them; the present one of the caller ends by signing out. */
export const endSessions = (ctx: RequestContext<Staff>, id: string, sessionId: string | null) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, platform, now } = ctx
    if (!(await lockAccount(db, viewer, id))) throw new Refusal(platformErrors.not_found)
    const open = await sessionsOf(db, { staffId: id }, now)
    const ending = open.filter(
      (openSession) => openSession.id !== viewer.sessionId && (sessionId === null || openSession.id === sessionId),
    )
    if (sessionId !== null && ending.length === 0) throw new Refusal(platformErrors.not_found)
    for (const session of ending) await platform.sessions.end(db, session.id, now)
    if (ending.length > 0) await note(ctx, 'colleague.signed_out', id, { sessions: ending.length })
    return readAccount(ctx, id)
  })

export const unlock = (ctx: RequestContext<Staff>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const row = await accountById(db, ctx.viewer, id, ctx.now)
    if (!row) throw new Refusal(platformErrors.not_found)
    if (row.locked_until) {
      await unlockStaff(db, row.email)
      await note(ctx, 'colleague.unlocked', id, { until: row.locked_until.toISOString() })
    }
    return readAccount(ctx, id)
  })
