import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { referralErrors } from '@fareeq/domain/referrals/errors.ts'
import { resendingOf } from '@fareeq/domain/referrals/rules-resending.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import { type Actor, actorOf, audit } from '../../platform/audit.ts'
import type { Member } from '../../platform/session.ts'
import { askFriend } from './actions-inviting.ts'
import { resendableFrom } from './actions.ts'
import { lockOwn, lockUnanswered, saveSentAgain } from './queries-own.ts'
import type { PendingInvitation } from './rows.ts'

const SENT = { ar: 'تمت إعادة إرسال الدعوة.', en: 'Invitation resent.' }

/** Resends an unanswered invitation, with the same link and in the language of the first one. */
export const resend = (ctx: RequestContext<Member>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, lang, now } = ctx
    const locked = await lockOwn(db, viewer, id)
    if (!locked) throw new Refusal(platformErrors.not_found)
    const policies = platform.policies.at(now)
    const again = resendingOf(locked, policies, now)
    if (again.kind === 'over' || locked.email === null) throw new Refusal(referralErrors.invitation_over)
    if (again.kind === 'spent') throw new Refusal(referralErrors.again_spent)
    if (again.from > now)
      throw new Refusal(referralErrors.again_too_soon, {
        values: { days: policies.referral_again_days },
        data: { from: again.from.toISOString() },
      })
    await askAgain(ctx, { ...locked, email: locked.email }, actorOf(viewer))
    const body = { id, status: locked.status }
    await platform.events.publish(db, { userId: viewer.userId, name: 'referral.changed', body })
    const send_again = resendableFrom(
      { ...locked, sent_again: locked.sent_again + 1, sent_again_at: now },
      policies,
      now,
    )
    return { data: { send_again }, message: SENT[lang] }
  })

type ReachableInvitation = PendingInvitation & { email: string }

async function askAgain(ctx: ActionContext, invitation: ReachableInvitation, actor: Actor): Promise<void> {
  const { db, now } = ctx
  await saveSentAgain(db, invitation.id, await askFriend(ctx, { ...invitation, again: true }), now)
  await audit(db, { actor, action: 'referral.sent_again', subject: { kind: 'referral', id: invitation.id } })
}

/**
 * A visitor resends an invitation by inviting the same friend again. The limits of talents apply; beyond them nothing is
 * sent, with the same answer.
 */
export async function remindFriend(ctx: ActionContext, inviter: string, friend: string) {
  const { db, platform, now } = ctx
  const locked = await lockUnanswered(db, inviter, friend)
  if (!locked) return
  const again = resendingOf(locked, platform.policies.at(now), now)
  if (again.kind === 'open' && again.from <= now) await askAgain(ctx, { ...locked, email: friend }, { kind: 'visitor' })
}
