import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { referralErrors } from '@fareeq/domain/referrals/errors.ts'
import { invitationEnds, isSamePerson, signUpsSince, yearsForBonus } from '@fareeq/domain/referrals/rules.ts'
import { audit } from '../../platform/audit.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { linkToken } from '../../platform/link-token.ts'
import { memberCode, memberOf } from '../../platform/member-code.ts'
import { type Member, hashOf } from '../../platform/session.ts'
import { isReferred } from './actions-inviting.ts'
import { applyMove } from './actions-moves.ts'
import { quoteFor } from './actions-tiers.ts'
import { inviterNamed, linkSignUps, waitingFriends } from './queries-links.ts'
import { insertReferral, lockFriend, lockReferral, recordMove, referrerOf } from './queries.ts'
import type { LinkSignUp } from './rows.ts'

/** The viewer's personal link, in their language; it is the same at every call. */
export async function ownLink({ db, platform, viewer, lang, now }: RequestContext<Member>) {
  const { env, policies } = platform
  if (!(await referrerOf(db, viewer, lang)).verified) throw new Refusal(referralErrors.referrer_unverified)
  const url = env.PUBLIC_URL + pathTo('referralInvitation', {}, { from: memberCode(env, viewer.userId), lang })
  return { data: { url, waiting: await waitingFriends(db, viewer.userId, signUpsSince(now, policies.at(now))) } }
}

export async function readInviter({ db, platform, lang }: RequestContext, code: string) {
  const id = memberOf(platform.env, code)
  const inviter = id && (await inviterNamed(db, id, lang))
  if (!inviter) throw new Refusal(platformErrors.not_found)
  return { data: inviter }
}

/** Clock job: a sign-up by link becomes a referral once the friend's own profile says what it is worth. */
export async function recordSignUps(ctx: ActionContext): Promise<void> {
  const { db, platform, now } = ctx
  for (const signUp of await linkSignUps(db, signUpsSince(now, platform.policies.at(now))))
    await inTransaction(ctx, (ctx) => recordSignUp(ctx, signUp))
}

/** By the rules of an invitation, except that the friend came on their own: consent was given with the sign-up. */
async function recordSignUp(ctx: ActionContext, signUp: LinkSignUp): Promise<void> {
  const { db, platform, now } = ctx
  const { friend_id, name, email, phone, lang, role, months, created_at, referrer_id, referrer } = signUp
  const friend = { email, phone }
  await lockFriend(db, friend)
  if (isSamePerson(referrer, friend) || (await isReferred(ctx, friend))) return
  const policies = platform.policies.at(created_at)
  const years = yearsForBonus(months)
  const { tier, amount_usd } = quoteFor({ years, role_id: role }, policies)
  const id = newId(now)
  const owner = { referrer_id, referrer_email: null, referrer_name: null }
  const token_hash = hashOf(linkToken(platform.env, `referral invitation ${id}`))
  const columns = { name, email, phone, linkedin: null, role, years, tier, amount_usd, lang }
  const times = { ...invitationEnds(created_at, policies), invited_at: created_at, now }
  await insertReferral(db, { id, owner, ...columns, ...times, token_hash, status: 'consented' })
  await recordMove(db, id, 'consented', created_at)
  const subject = { kind: 'referral', id } as const
  const details = { tier, amount_usd, by: 'link' }
  await audit(db, { actor: { kind: 'system' }, action: 'referral.invited', subject, details })
  const referral = await lockReferral(db, id)
  if (!referral) throw new Error('The referral was inserted above')
  const register = { friendId: friend_id }
  await applyMove(ctx, referral, { event: 'register', register, mover: 'system', actor: { kind: 'system' } })
}
