import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { staffErrors } from '@fareeq/domain/staff/errors.ts'
import { resetEnds, resetFault, setupEnds } from '@fareeq/domain/staff/rules-accounts.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Staff } from '../../platform/session.ts'
import { mustAdminister, readAccount, publishStaffChange } from './actions-accounts.ts'
import { setupUrl } from './actions-setup.ts'
import { newAuthenticatorMail } from './emails-accounts.ts'
import { dropAuthenticator, lockAccount } from './queries-accounts.ts'
import { decideReset, endInvitationsTo, lockReset, insertInvitation, insertReset } from './queries-invitations.ts'
import { colleague } from './queries.ts'
import type { LockedAccount, ResetRow } from './rows.ts'

type Step = (ctx: RequestContext<Staff>, account: LockedAccount, reset: ResetRow | undefined) => Promise<unknown>

/** An authenticator that was lost is replaced by two persons: one asks, another confirms. */
const changeReset = (ctx: RequestContext<Staff>, id: string, step: Step) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    await mustAdminister(db, ctx.viewer, id)
    const account = await lockAccount(db, ctx.viewer, id)
    if (!account) throw new Refusal(platformErrors.not_found)
    await step(ctx, account, await lockReset(db, id))
    await publishStaffChange(ctx, id)
    return readAccount(ctx, id)
  })

const subjectOf = (id: string) => ({ kind: 'staff', id }) as const

export const askReset = (ctx: RequestContext<Staff>, id: string, reason: string) =>
  changeReset(ctx, id, async (ctx, account, open) => {
    const { db, viewer, now } = ctx
    if (!account.active) throw new Refusal(staffErrors.staff_ended)
    if (open && open.expires_at > now)
      throw new Refusal(staffErrors.reset_asked_already, { values: { name: open.asker ?? '' } })
    if (open) await decideReset(db, open.id, viewer.staffId, false, now)
    const reset = { id: newId(now), staff_id: id, asked_by: viewer.staffId, reason, expires_at: resetEnds(now) }
    await insertReset(db, reset, now)
    const actor = actorOf(viewer)
    await audit(db, { actor, action: 'colleague.reset_asked', subject: subjectOf(id), details: { reason } })
  })

/** The old authenticator and its sessions are void at once: the phone may have been stolen. */
export const confirmReset = (ctx: RequestContext<Staff>, id: string) =>
  changeReset(ctx, id, async (ctx, account, reset) => {
    const { db, viewer, platform, now } = ctx
    const fault = resetFault(reset, viewer.staffId, now)
    if (fault || !reset) throw new Refusal(staffErrors[fault ?? 'reset_over'])
    await decideReset(db, reset.id, viewer.staffId, true, now)
    await dropAuthenticator(db, id)
    await platform.sessions.endAll(db, { staffId: id }, now)
    await endInvitationsTo(db, account.email, now)
    const [invitationId, expires_at] = [newId(now), setupEnds(now)]
    const { email, roles, name } = account
    await insertInvitation(
      db,
      { id: invitationId, email, roles, staff_id: id, invited_by: viewer.staffId, expires_at },
      now,
    )
    const by = await colleague(db, viewer.staffId)
    const facts = { name, by: by.name, url: setupUrl(platform.env, invitationId), until: expires_at }
    await queueMessage(db, platform, { to: email, ...newAuthenticatorMail(account.lang, facts) })
    const details = { asked_by: reset.asker }
    await audit(db, { actor: actorOf(viewer), action: 'colleague.reset_confirmed', subject: subjectOf(id), details })
  })

/** Withdrawn by the one who requested it; refused by anybody else. */
export const refuseReset = (ctx: RequestContext<Staff>, id: string) =>
  changeReset(ctx, id, async (ctx, _account, reset) => {
    const { db, viewer, now } = ctx
    if (!reset) throw new Refusal(staffErrors.reset_over)
    await decideReset(db, reset.id, viewer.staffId, false, now)
    const details = { asked_by: reset.asker }
    await audit(db, { actor: actorOf(viewer), action: 'colleague.reset_refused', subject: subjectOf(id), details })
  })
