import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { CLOSED_ACCOUNT } from '@fareeq/domain/kernel/names/names.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { referralsContract } from '@fareeq/domain/referrals/contract.ts'
import { referralErrors } from '@fareeq/domain/referrals/errors.ts'
import {
  type ResendingPolicies,
  type InvitationHistory,
  resendingOf,
} from '@fareeq/domain/referrals/rules-resending.ts'
import { nextDate } from '@fareeq/domain/referrals/rules.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { actorOf } from '../../platform/audit.ts'
import { type PageQuery, cutPage } from '../../platform/db/page.ts'
import type { Member } from '../../platform/session.ts'
import { recordInvitation, refuseOneself, refusalFor } from './actions-inviting.ts'
import { quoteFor } from './actions-tiers.ts'
import { referralsOf } from './queries-own.ts'
import { referrerOf } from './queries.ts'
import type { OwnReferral } from './rows.ts'

type Form = BodyOf<(typeof referralsContract)['invite']>

/** Inserts the referral and mails the friend; the friend's data is unused until they agree. */
export const inviteFriend = (ctx: RequestContext<Member>, form: Form) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, lang, now } = ctx
    const { tier, amount_usd } = quoteFor(form, platform.policies.at(now))
    const me = await referrerOf(db, viewer, lang)
    if (!me.verified) throw new Refusal(referralErrors.referrer_unverified)
    const friend = { ...form, phone: form.phone ?? null }
    refuseOneself(me, friend)
    const refusal = await refusalFor(ctx, friend)
    if (refusal) throw new Refusal(refusal, { field: 'email' })
    const owner = { referrer_id: viewer.userId, referrer_email: null, referrer_name: null }
    const worth = { tier, amount_usd }
    const inviting = { owner, inviter: me.name, actor: actorOf(viewer), friend, worth, lang }
    const id = await recordInvitation(ctx, inviting)
    return { data: { id, ...worth, status: 'invited' as const } }
  })

/** From when the viewer may send an invitation again; null where they may not. */
export function resendableFrom(invitation: InvitationHistory, policies: ResendingPolicies, now: Date) {
  const again = resendingOf(invitation, policies, now)
  return again.kind === 'open' ? { from: again.from.toISOString(), left: again.left } : null
}

const toReferral = (row: OwnReferral, { platform, lang, now }: RequestContext) => {
  const { id, name, role, years, tier, amount_usd, status, void_reason, moves } = row
  const next = nextDate(row)
  return {
    id,
    name: name || CLOSED_ACCOUNT[lang],
    role: roleName(role, lang),
    years,
    tier,
    amount_usd,
    status,
    void_reason,
    timeline: moves.map((move) => ({ ...move, at: new Date(move.at).toISOString() })),
    next: next && { what: next.what, at: next.at.toISOString() },
    send_again: resendableFrom(row, platform.policies.at(now), now),
  }
}

/** The viewer's own friends: the status of each, since when, and what comes next. */
export async function ownReferrals(ctx: RequestContext<Member>, { cursor, limit }: PageQuery) {
  const rows = await referralsOf(ctx.db, ctx.viewer, { cursor, limit })
  const { page, next_cursor } = cutPage(rows, limit)
  return { data: page.map((row) => toReferral(row, ctx)), meta: { next_cursor } }
}
