import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { Refusal, type RefusalKind } from '@fareeq/domain/kernel/refusal.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { referralErrors } from '@fareeq/domain/referrals/errors.ts'
import type { ReferralTierName } from '@fareeq/domain/referrals/rules-tiers.ts'
import { activeSince, hasLapsed, invitationEnds, isSamePerson, blocksReferral } from '@fareeq/domain/referrals/rules.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import { newId } from '../../platform/ids.ts'
import { linkToken } from '../../platform/link-token.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { hashOf } from '../../platform/session.ts'
import type { ActionContext } from '../../platform/context.ts'
import { applyMove } from './actions-moves.ts'
import { invitationMail } from './emails.ts'
import {
  type Friend,
  type ReferralOwner,
  earlierReferrals,
  insertReferral,
  lockFriend,
  recordMove,
  wasHereSince,
} from './queries.ts'

type FriendInvitation = {
  id: string
  name: string
  email: string
  inviter: string
  lang: Lang
  link_ends_at: Date
  again?: boolean
}

/** Mails the link; only its hash is stored. */
export async function askFriend({ db, platform }: ActionContext, invitation: FriendInvitation): Promise<Buffer> {
  const { env } = platform
  const token = linkToken(env, `referral invitation ${invitation.id}`)
  const { lang, name: friend, inviter, again = false } = invitation
  const url = env.PUBLIC_URL + pathTo('referralInvitation', {}, { token, lang })
  const mail = invitationMail(lang, { inviter, friend, url, until: invitation.link_ends_at, again })
  await queueMessage(db, platform, { to: invitation.email, ...mail })
  return hashOf(token)
}

export function refuseOneself(me: Friend, friend: Friend) {
  if (!isSamePerson(me, friend)) return
  throw new Refusal(referralErrors.referred_oneself, { field: me.email === friend.email ? 'email' : 'phone' })
}

/** Why a friend cannot be invited. */
export async function refusalFor(ctx: ActionContext, friend: Friend): Promise<RefusalKind | null> {
  const { db, platform, now } = ctx
  await lockFriend(db, friend)
  if (await wasHereSince(db, friend, activeSince(now, platform.policies.at(now)))) return referralErrors.friend_active
  return (await isReferred(ctx, friend)) ? referralErrors.friend_invited : null
}

/** Whether an earlier referral of this friend counts. The first valid one wins; expired ones are voided. */
export async function isReferred(ctx: ActionContext, friend: Friend): Promise<boolean> {
  const { db, now } = ctx
  for (const referral of await earlierReferrals(db, friend)) {
    if (blocksReferral(referral, now)) return true
    if (hasLapsed(referral, now))
      await applyMove(ctx, referral, { event: 'lapse', mover: 'system', actor: { kind: 'system' } })
  }
  return false
}

export type FriendDetails = Friend & { name: string; role_id: string; years: number; linkedin?: string | undefined }
type InvitationInput = {
  owner: ReferralOwner
  inviter: string
  actor: Actor
  friend: FriendDetails
  worth: { tier: ReferralTierName; amount_usd: number }
  lang: Lang
}

/** Inserts the referral and mails the friend, in one transaction; returns its id. */
export async function recordInvitation(ctx: ActionContext, inviting: InvitationInput): Promise<string> {
  const { db, platform, now } = ctx
  const { owner, inviter, actor, friend, worth, lang } = inviting
  const { name, email, phone, role_id: role, years, linkedin = null } = friend
  const { tier, amount_usd } = worth
  const id = newId(now)
  const ends = invitationEnds(now, platform.policies.at(now))
  const token_hash = await askFriend(ctx, { id, name, email, inviter, lang, ...ends })
  const columns = { name, email, phone, linkedin, role, years, tier, amount_usd, lang }
  await insertReferral(db, { id, owner, ...columns, ...ends, token_hash, status: 'invited', invited_at: now, now })
  await recordMove(db, id, 'invited', now)
  await audit(db, { actor, action: 'referral.invited', subject: { kind: 'referral', id }, details: worth })
  const { referrer_id: userId } = owner
  if (userId) await platform.events.publish(db, { userId, name: 'referral.changed', body: { id, status: 'invited' } })
  return id
}
