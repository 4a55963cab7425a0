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
import { type Call, inTransaction } from '../../platform/call.ts'
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

export async function readAccounts({ db, viewer, now }: Call<Staff>) {
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

export async function readAccount({ db, viewer, now }: Call<Staff>, id: string) {
  const row = await accountById(db, viewer, id, now)
  if (!row) throw new Refusal(platformErrors.not_found)
  const sessions = (await sessionsOf(db, { staffId: id }, now)).map((session) => ({
    id: session.id,
    device: deviceOf(session.user_agent),
    opened_at: session.created_at.toISOString(),
    expires_at: session.expires_at.toISOString(),
    current: session.id === viewer.sessionId,
  }))
  const owned = (await ownedBy(db, viewer, id, now)).map(({ items, ...work }) => ({
    ...work,
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

export const publishStaffChange = ({ db, platform }: Call<Staff>, id: string) =>
  publishToStaff(db, platform.events, 'staff.changed', { id })

async function mailInvitation({ db, platform, viewer, lang }: Call<Staff>, invitation: InvitationRow) {
  const { name } = await colleague(db, viewer.staffId)
  const facts = { by: name, roles: invitation.roles, url: setupUrl(platform.env, invitation.id) }
  await queueMessage(db, platform, {
    to: invitation.email,
    ...invitationMail(lang, { ...facts, until: invitation.expires_at }),
  })
}

export const inviteColleague = (call: Call<Staff>, { email, roles }: Body<'invite'>) =>
  inTransaction(call, async (call) => {
    const { db, viewer, now } = call
    await mustAdminister(db, viewer)
    if (await isStaffEmail(db, email)) throw new Refusal(staffErrors.staff_exists, { field: 'email' })
    const id = newId(now)
    const invitation = { id, email, roles, staff_id: null, invited_by: viewer.staffId, expires_at: setupEnds(now) }
    if (!(await insertInvitation(db, invitation, now)))
      throw new Refusal(staffErrors.staff_invited_already, { field: 'email' })
    await mailInvitation(call, { ...invitation, sent_at: now })
    await note(call, 'colleague.invited', id, { email, roles })
    return readAccounts(call)
  })

/** The subject of what is done with an invitation is the invitation: the colleague does not exist yet. */
async function note(call: Call<Staff>, action: AuditAction, id: string, details: Record<string, unknown>) {
  await audit(call.db, { actor: actorOf(call.viewer), action, subject: { kind: 'staff', id }, details })
  await publishStaffChange(call, id)
}

const changeInvitation = (
  call: Call<Staff>,
  id: string,
  step: (call: Call<Staff>, invitation: InvitationRow) => Promise<AuditAction>,
) =>
  inTransaction(call, async (call) => {
    const { db } = call
    await mustAdminister(db, call.viewer)
    const invitation = await lockInvitation(db, id)
    if (!invitation || invitation.staff_id) throw new Refusal(platformErrors.not_found)
    await note(call, await step(call, invitation), id, { email: invitation.email, roles: invitation.roles })
    return readAccounts(call)
  })

export const inviteAgain = (call: Call<Staff>, id: string) =>
  changeInvitation(call, id, async (call, invitation) => {
    const { db, now } = call
    const minutes = MINUTES_BETWEEN_INVITATIONS
    if (!mayInviteAgain(invitation.sent_at, now))
      throw new Refusal(staffErrors.staff_invited_just_now, { values: { minutes } })
    const expires_at = setupEnds(now)
    await renewInvitation(db, id, expires_at, now)
    await mailInvitation(call, { ...invitation, expires_at })
    return 'colleague.invited_again'
  })

export const uninvite = (call: Call<Staff>, id: string) =>
  changeInvitation(call, id, async (call) => {
    await endInvitation(call.db, id, call.now)
    return 'colleague.uninvited'
  })

/** Without a session id all of them; the present one of the caller ends by signing out. */
export const endSessions = (call: Call<Staff>, id: string, sessionId: string | null) =>
  inTransaction(call, async (call) => {
    const { db, viewer, platform, now } = call
    if (!(await lockAccount(db, viewer, id))) throw new Refusal(platformErrors.not_found)
    const open = await sessionsOf(db, { staffId: id }, now)
    const ending = open.filter((one) => one.id !== viewer.sessionId && (sessionId === null || one.id === sessionId))
    if (sessionId !== null && ending.length === 0) throw new Refusal(platformErrors.not_found)
    for (const session of ending) await platform.sessions.end(db, session.id, now)
    if (ending.length > 0) await note(call, 'colleague.signed_out', id, { sessions: ending.length })
    return readAccount(call, id)
  })

export const unlock = (call: Call<Staff>, id: string) =>
  inTransaction(call, async (call) => {
    const { db } = call
    const row = await accountById(db, call.viewer, id, call.now)
    if (!row) throw new Refusal(platformErrors.not_found)
    if (row.locked_until) {
      await unlockStaff(db, row.email)
      await note(call, 'colleague.unlocked', id, { until: row.locked_until.toISOString() })
    }
    return readAccount(call, id)
  })
