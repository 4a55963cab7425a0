import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { referralErrors } from '@fareeq/domain/referrals/errors.ts'
import { invitationState } from '@fareeq/domain/referrals/rules.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { hashOf } from '../../platform/session.ts'
import { applyMove } from './actions-moves.ts'
import { lockByToken, invitationByToken } from './queries.ts'

/** Who invites, and whether there is still something to answer; nothing of what was said about the friend. */
export async function readInvitation({ db, lang, now }: RequestContext, token: string) {
  const invitation = await invitationByToken(db, hashOf(token), lang)
  if (!invitation) throw new Refusal(platformErrors.not_found)
  const { inviter, link_ends_at } = invitation
  return { data: { inviter, state: invitationState(invitation, now), answer_by: link_ends_at.toISOString() } }
}

const MESSAGES = {
  accept: { ar: 'تم تسجيل موافقتك.', en: 'You have agreed.' },
  decline: { ar: 'تم تسجيل اعتذارك، ولن ندعوك مرة أخرى.', en: 'You have declined. We will not ask again.' },
}
const STATES = { accept: 'accepted', decline: 'declined' } as const
export type InvitationAnswer = keyof typeof STATES

/** The friend's own word, once. */
export const answerInvitation = (ctx: RequestContext, token: string, answer: InvitationAnswer) =>
  inTransaction(ctx, async (ctx) => {
    const { db, lang, now } = ctx
    const locked = await lockByToken(db, hashOf(token))
    if (!locked) throw new Refusal(platformErrors.not_found)
    if (invitationState(locked, now) !== 'open') throw new Refusal(referralErrors.invitation_over)
    await applyMove(ctx, locked, { event: answer, mover: 'friend', actor: { kind: 'visitor' } })
    return { data: { state: STATES[answer] }, message: MESSAGES[answer][lang] }
  })
