import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type Contract, bonusDueOn, payBy, testsDue } from '@fareeq/domain/referrals/rules.ts'
import {
  type Mover,
  type ReferralEvent,
  isCorrection,
  mayMove,
  referralLife,
  voidReason,
} from '@fareeq/domain/referrals/states.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { notifyReferrer } from './actions-news.ts'
import { quoteFor } from './actions-tiers.ts'
import { type ReferralColumns, lockReferral, recordMove, saveMove } from './queries.ts'
import type { LockedReferral } from './rows.ts'

/** Payload of an event: the friend's account, or their contract. */
type MovePayload = { register: { friendId: string }; hire: Contract & { years?: number | undefined } }
export type ReferralMove = { event: ReferralEvent; mover: Mover; actor: Actor } & Partial<MovePayload>

/** The years are those of the day of hire, the table is the one that was shown at the invitation (D-84). */
function worthAtHire(
  { policies }: Platform,
  { role, invited_at }: LockedReferral,
  years: number | undefined,
): ReferralColumns {
  if (years === undefined) return {}
  const { tier, amount_usd } = quoteFor({ years, role_id: role }, policies.at(invited_at))
  return { years, tier, amount_usd }
}

/** Further columns of a transition. */
function columnsOf(
  { platform, now }: ActionContext,
  referral: LockedReferral,
  { event, register, hire }: ReferralMove,
): ReferralColumns {
  const policies = platform.policies.at(now)
  switch (event) {
    case 'register':
      return { friend_id: register?.friendId ?? null, tests_due_at: testsDue(now, policies) }
    case 'hire': {
      if (!hire) throw new Error('Somebody is hired by a contract')
      const { months, starts_on, ends_on } = hire
      const bonus_due_on = bonusDueOn(hire, policies)
      return {
        contract_months: months,
        starts_on,
        ends_on,
        bonus_due_on,
        ...worthAtHire(platform, referral, hire.years),
      }
    }
    case 'earn':
      return { pay_by: payBy(now, policies) }
    case 'decline':
      // The address stays, so that it cannot be invited again.
      return { phone: null, linkedin: null }
    case 'lapse':
      return { email: null, phone: null, linkedin: null }
    default:
      return {}
  }
}

/** Moves a locked referral: state, columns, history and audit entry, notification. */
export async function applyMove(ctx: ActionContext, referral: LockedReferral, move: ReferralMove) {
  const { db, platform, now } = ctx
  const { event, mover, actor } = move
  const status = referralLife.next(referral.status, event)
  if (!status || !mayMove(event, mover)) throw new Refusal(platformErrors.moved_on)
  const reason = voidReason(event)
  const columns = { ...columnsOf(ctx, referral, move), ...(reason && { void_reason: reason }) }
  await saveMove(db, referral.id, status, columns, now)
  await recordMove(db, referral.id, status, now)
  await audit(db, {
    actor,
    action: `referral.${status}`,
    subject: { kind: 'referral', id: referral.id },
    details: { event, ...(reason && { reason }) },
  })
  if (!isCorrection(event)) await notifyReferrer(ctx, referral.id, status)
  await platform.domainEvents.emit(ctx, 'referral.moved', { referralId: referral.id, status })
  return status
}

/** For other features and staff: refused where the state has changed or the mover may not. */
export const moveReferral = (ctx: ActionContext, id: string, move: ReferralMove) =>
  inTransaction(ctx, async (ctx) => {
    const referral = await lockReferral(ctx.db, id)
    if (!referral) throw new Refusal(platformErrors.moved_on)
    return applyMove(ctx, referral, move)
  })
